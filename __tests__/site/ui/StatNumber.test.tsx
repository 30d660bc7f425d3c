import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { StatNumber } from "../../../src/site/ui/StatNumber";
import { fakeIntersections } from "../../support/intersection";
import { preferLessMotion } from "../../support/reducedMotion";

const showStat = (durationMs?: number) => {
  const view = fakeIntersections();
  const { container, unmount } = render(
    <StatNumber value="500+" durationMs={durationMs} />,
  );
  const figure = screen.getByText("500+").parentElement;
  if (!figure) throw new Error("The figure has no root.");
  return { view, container, unmount, figure };
};

const moving = (figure: HTMLElement) =>
  figure.querySelector('[aria-hidden="true"]');
const wait = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });

describe("StatNumber", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it("gives crawlers and visitors without JavaScript the final figure once", () => {
    expect(
      renderToString(<StatNumber value="25Cr+" />).match(/25Cr\+/g),
    ).toHaveLength(1);
  });

  it("counts from 0 to the figure when it comes into view", () => {
    const { view, figure } = showStat();
    expect(moving(figure)).toBeNull();
    view.scrollTo(figure);
    expect(moving(figure)).toHaveTextContent("0+");
    wait(800);
    const halfway = Number.parseInt(moving(figure)?.textContent ?? "", 10);
    expect(halfway).toBeGreaterThan(0);
    expect(halfway).toBeLessThan(500);
    wait(900);
    expect(moving(figure)).toBeNull();
  });

  it("takes as long as it is told", () => {
    const { view, figure } = showStat(3000);
    view.scrollTo(figure);
    wait(2800);
    expect(moving(figure)).not.toBeNull();
    wait(300);
    expect(moving(figure)).toBeNull();
  });

  it("leaves the final figure to screen readers while it counts", () => {
    const { view, figure } = showStat();
    view.scrollTo(figure);
    expect(screen.getByText("500+")).not.toHaveAttribute("aria-hidden");
  });

  it("counts once", () => {
    const { view, figure } = showStat();
    view.scrollTo(figure);
    wait(2000);
    view.scrollTo(figure);
    expect(moving(figure)).toBeNull();
  });

  it("does not move for visitors who asked for less motion", () => {
    preferLessMotion();
    const { view } = showStat();
    expect(view.watched()).toBe(0);
  });

  it("stops when its page is left", () => {
    const { view, figure, unmount } = showStat();
    view.scrollTo(figure);
    unmount();
    expect(view.watched()).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
