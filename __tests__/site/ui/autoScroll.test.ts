import { fireEvent } from "@testing-library/react";
import { autoScroll } from "../../../src/site/ui/autoScroll";
import { fakeIntersections } from "../../support/intersection";
import { makeScroller } from "../../support/scroller";

const hideTab = (hidden: boolean) => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
};

const running: (() => void)[] = [];

const startStrip = ({ backwards = false, onScreen = true } = {}) => {
  const view = fakeIntersections();
  const strip = makeScroller(document.createElement("div"), {
    clientWidth: 1000,
    scrollWidth: 1700,
  });
  strip.tabIndex = 0;
  document.body.append(strip);
  const stop = autoScroll(strip, { backwards, smooth: true });
  running.push(stop);
  if (onScreen) view.scrollTo(strip);
  return { strip, stop, view };
};

describe("a strip that scrolls by itself", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    for (const stop of running.splice(0)) stop();
    jest.useRealTimers();
    document.body.replaceChildren();
  });

  it("steps by 224 px every 2 seconds", () => {
    const { strip } = startStrip();
    jest.advanceTimersByTime(1999);
    expect(strip.scrollLeft).toBe(0);
    jest.advanceTimersByTime(1);
    expect(strip.scrollLeft).toBe(224);
    jest.advanceTimersByTime(2000);
    expect(strip.scrollLeft).toBe(448);
  });

  it("jumps back to the start at the end", () => {
    const { strip } = startStrip();
    jest.advanceTimersByTime(8000);
    expect(strip.scrollLeft).toBe(700);
    jest.advanceTimersByTime(2000);
    expect(strip.scrollLeft).toBe(0);
  });

  it("goes from the end to the start when it runs backwards", () => {
    const { strip } = startStrip({ backwards: true });
    expect(strip.scrollLeft).toBe(700);
    jest.advanceTimersByTime(2000);
    expect(strip.scrollLeft).toBe(476);
  });

  it.each([
    ["scrolls it", (strip: HTMLElement) => fireEvent.scroll(strip)],
    ["turns the wheel", (strip: HTMLElement) => fireEvent.wheel(strip)],
    ["presses the mouse", (strip: HTMLElement) => fireEvent.mouseDown(strip)],
    ["presses a key", (strip: HTMLElement) => fireEvent.keyDown(strip)],
  ])("waits 3 seconds after the visitor %s", (_, interact) => {
    const { strip } = startStrip();
    jest.advanceTimersByTime(1900);
    interact(strip);
    jest.advanceTimersByTime(2999);
    expect(strip.scrollLeft).toBe(0);
    jest.advanceTimersByTime(1);
    expect(strip.scrollLeft).toBe(224);
  });

  it.each([
    ["hovers over it", "pointerenter", "pointerleave"],
    ["touches it", "touchstart", "touchend"],
  ])("waits as long as the visitor %s, and 3 seconds more", (_, on, off) => {
    const { strip } = startStrip();
    strip.dispatchEvent(Object.assign(new Event(on), { pointerType: "mouse" }));
    jest.advanceTimersByTime(20_000);
    expect(strip.scrollLeft).toBe(0);
    strip.dispatchEvent(new Event(off));
    jest.advanceTimersByTime(3000);
    expect(strip.scrollLeft).toBe(224);
  });

  it("waits as long as it holds the keyboard focus", () => {
    const { strip } = startStrip();
    strip.focus();
    jest.advanceTimersByTime(20_000);
    expect(strip.scrollLeft).toBe(0);
    strip.blur();
    jest.advanceTimersByTime(3000);
    expect(strip.scrollLeft).toBe(224);
  });

  it("does not take its own step for the visitor's", () => {
    const { strip } = startStrip();
    jest.advanceTimersByTime(2000);
    fireEvent.scroll(strip);
    jest.advanceTimersByTime(2000);
    expect(strip.scrollLeft).toBe(448);
  });

  it("takes a scroll right after its own step for the visitor's", () => {
    const { strip } = startStrip();
    jest.advanceTimersByTime(2000);
    fireEvent(strip, new Event("scrollend"));
    fireEvent.scroll(strip);
    jest.advanceTimersByTime(2900);
    expect(strip.scrollLeft).toBe(224);
  });

  it("ticks neither off screen nor in a hidden tab", () => {
    const { strip, view } = startStrip({ onScreen: false });
    expect(jest.getTimerCount()).toBe(0);
    view.scrollTo(strip);
    expect(jest.getTimerCount()).toBe(1);
    hideTab(true);
    expect(jest.getTimerCount()).toBe(0);
    hideTab(false);
    expect(jest.getTimerCount()).toBe(1);
    view.scrollTo(strip, false);
    expect(jest.getTimerCount()).toBe(0);
  });

  it("waits its 3 seconds also when it left the screen meanwhile", () => {
    const { strip, view } = startStrip();
    fireEvent.wheel(strip);
    view.scrollTo(strip, false);
    view.scrollTo(strip);
    jest.advanceTimersByTime(2999);
    expect(strip.scrollLeft).toBe(0);
    jest.advanceTimersByTime(1);
    expect(strip.scrollLeft).toBe(224);
  });

  it("leaves nothing behind when it stops", () => {
    const { strip, stop, view } = startStrip();
    stop();
    fireEvent.wheel(strip);
    hideTab(false);
    expect(jest.getTimerCount()).toBe(0);
    expect(view.watched()).toBe(0);
  });
});
