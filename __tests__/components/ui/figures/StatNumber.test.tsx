import { act, render, screen } from "@testing-library/react";
import { StatNumber } from "../../../../src/site/ui/figures/StatNumber";
import { preferLessMotion, scrollIntoView } from "../../../support/browser";

/** docs/product.md#count-up */

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function show(durationMs?: number): HTMLElement {
  const { container } = render(
    <StatNumber value="500+" durationMs={durationMs} />,
  );
  return container.firstElementChild as HTMLElement;
}

/** The moving number; null before and after the count. */
const moving = (figure: HTMLElement) =>
  figure.querySelector("[aria-hidden]")?.textContent ?? null;

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test.each([
  [undefined, 1600],
  [3000, 3000],
])(
  "a figure counts from 0 to its value, once, when it comes into view (%s)",
  (durationMs, ms) => {
    const figure = show(durationMs);
    expect(figure).toHaveTextContent(/^500\+$/);
    scrollIntoView(figure);
    expect(moving(figure)).toBe("0+");
    wait(ms / 2);
    expect(moving(figure)).toMatch(/^4\d\d\+$/);
    // Screen readers get the final figure all the time.
    expect(screen.getByText("500+")).toBeInTheDocument();
    wait(ms / 2 + 20);
    expect(figure).toHaveTextContent(/^500\+$/);
    scrollIntoView(figure);
    expect(moving(figure)).toBeNull();
  },
);

test("a figure does not count under reduced motion", () => {
  preferLessMotion();
  const figure = show();
  scrollIntoView(figure);
  expect(moving(figure)).toBeNull();
});
