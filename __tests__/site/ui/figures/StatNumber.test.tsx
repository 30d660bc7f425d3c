import { act, render, screen } from "@testing-library/react";
import { StatNumber } from "../../../../src/site/ui/figures/StatNumber";
import { observedCount, scrollIntoView } from "../../../support/browser";

function showStat(durationMs?: number) {
  const { unmount } = render(
    <StatNumber value="500+" durationMs={durationMs} />,
  );
  return { unmount, figure: screen.getByText("500+") };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  [3000, 3000],
  [undefined, 1600],
])(
  "a figure counts up from 0 once, when it comes into view; its name does not",
  (durationMs, takesMs) => {
    const { figure } = showStat(durationMs);
    wait(5000);
    expect(figure).toHaveTextContent("500+");
    scrollIntoView(figure);
    wait(20);
    expect(figure).toHaveTextContent(/^\d\+$/);
    expect(screen.getByRole("img", { name: "500+" })).toBe(figure);
    wait(takesMs - 200);
    expect(figure).toHaveAttribute("data-count", "counting");
    wait(250);
    expect(figure).toHaveTextContent("500+");
    expect(screen.queryByRole("img")).toBeNull();
    scrollIntoView(figure);
    wait(100);
    expect(figure).toHaveTextContent("500+");
  },
);

test("a figure stops counting when it is unmounted", () => {
  const { figure, unmount } = showStat();
  scrollIntoView(figure);
  unmount();
  expect(observedCount()).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});
