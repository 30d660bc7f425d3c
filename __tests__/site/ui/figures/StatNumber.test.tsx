import { act, render, screen } from "@testing-library/react";
import { StatNumber } from "../../../../src/site/ui/figures/StatNumber";
import {
  observedCount,
  preferLessMotion,
  scrollIntoView,
} from "../../../support/browser";

function showStat() {
  const { unmount } = render(<StatNumber value="500+" />);
  return { unmount, figure: screen.getByText("500+") };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());

test("a figure counts up from 0 in 1.6 s, once, when it comes into view; its name does not", () => {
  const { figure } = showStat();
  wait(5000);
  expect(figure).toHaveTextContent("500+");
  scrollIntoView(figure);
  wait(20);
  expect(figure).toHaveTextContent(/^\d\+$/);
  expect(screen.getByRole("img", { name: "500+" })).toBe(figure);
  wait(1400);
  expect(figure).toHaveAttribute("data-count", "counting");
  wait(250);
  expect(figure).toHaveTextContent("500+");
  expect(screen.queryByRole("img")).toBeNull();
  scrollIntoView(figure);
  wait(100);
  expect(figure).toHaveTextContent("500+");
});

test("under reduced motion a figure neither waits nor counts", () => {
  preferLessMotion();
  const { figure } = showStat();
  expect(figure).toHaveAttribute("data-count", "done");
  expect(observedCount()).toBe(0);
});

test("a figure stops counting when it is unmounted", () => {
  const { figure, unmount } = showStat();
  scrollIntoView(figure);
  unmount();
  expect(observedCount()).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});
