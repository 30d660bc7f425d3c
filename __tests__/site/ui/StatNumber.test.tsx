import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { StatNumber } from "../../../src/site/ui/StatNumber";
import { fakeIntersections } from "../../support/intersection";
import { preferLessMotion } from "../../support/reducedMotion";

function showStat(durationMs?: number) {
  const view = fakeIntersections();
  const { unmount } = render(
    <StatNumber value="500+" durationMs={durationMs} />,
  );
  return { view, unmount, figure: screen.getByRole("img", { name: "500+" }) };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe("a figure", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("is final in the server's HTML", () => {
    expect(renderToString(<StatNumber value="25Cr+" />)).toContain(">25Cr+<");
  });

  it("counts up from 0 in place, once, when it comes into view, and keeps its name", () => {
    const { view, figure } = showStat(3000);
    wait(5000);
    expect(figure).toHaveTextContent("500+");
    view.scrollTo(figure);
    wait(20);
    expect(figure).toHaveTextContent(/^\d\+$/);
    expect(figure).toHaveAccessibleName("500+");
    wait(2900);
    expect(figure).toHaveAttribute("data-count", "counting");
    wait(150);
    expect(figure).toHaveTextContent("500+");
    expect(figure).toHaveAttribute("data-count", "done");
    view.scrollTo(figure);
    wait(100);
    expect(figure).toHaveTextContent("500+");
  });

  it("does not move under reduced motion", () => {
    preferLessMotion();
    const { view, figure } = showStat();
    view.scrollTo(figure);
    wait(100);
    expect(figure).toHaveTextContent("500+");
  });

  it("stops when its page is left", () => {
    const { view, figure, unmount } = showStat();
    view.scrollTo(figure);
    unmount();
    expect(view.watched()).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
