import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { StatNumber } from "../../../src/site/ui/StatNumber";
import {
  observedCount,
  scrollIntoView,
  preferLessMotion,
} from "../../support/browser";

function showStat(durationMs?: number) {
  const { unmount } = render(
    <StatNumber value="500+" durationMs={durationMs} />,
  );
  return { unmount, figure: screen.getByRole("img", { name: "500+" }) };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe("a figure", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("is final in the server's HTML", () => {
    expect(renderToString(<StatNumber value="25Cr+" />)).toContain(">25Cr+<");
  });

  it("counts up from 0 in place, once, when it comes into view, and keeps its name", () => {
    const { figure } = showStat(3000);
    wait(5000);
    expect(figure).toHaveTextContent("500+");
    scrollIntoView(figure);
    wait(20);
    expect(figure).toHaveTextContent(/^\d\+$/);
    expect(figure).toHaveAccessibleName("500+");
    wait(2900);
    expect(figure).toHaveAttribute("data-count", "counting");
    wait(150);
    expect(figure).toHaveTextContent("500+");
    expect(figure).toHaveAttribute("data-count", "done");
    scrollIntoView(figure);
    wait(100);
    expect(figure).toHaveTextContent("500+");
  });

  it("does not move under reduced motion", () => {
    preferLessMotion();
    const { figure } = showStat();
    scrollIntoView(figure);
    wait(100);
    expect(figure).toHaveTextContent("500+");
  });

  it("stops when its page is left", () => {
    const { figure, unmount } = showStat();
    scrollIntoView(figure);
    unmount();
    expect(observedCount()).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
