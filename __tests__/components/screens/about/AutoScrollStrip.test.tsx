import { act, fireEvent, screen } from "@testing-library/react";
import { labels } from "../../../../src/site/labels";
import { AutoScrollStrip } from "../../../../src/site/screens/about/AutoScrollStrip";
import { scrollIntoView, preferLessMotion } from "../../../support/browser";
import { renderWithTheme } from "../../../support/render";

/** Renders a strip of 1000 px with 1700 px of entries; jsdom has no layout. */
function showStrip({ isOnScreen = true } = {}) {
  const { prototype } = HTMLElement;
  jest.spyOn(prototype, "clientWidth", "get").mockReturnValue(1000);
  jest.spyOn(prototype, "scrollWidth", "get").mockReturnValue(1700);
  prototype.scrollTo = function scrollTo(this: HTMLElement, options?: unknown) {
    const { left = 0 } = options as ScrollToOptions;
    this.scrollLeft = Math.min(left, 700);
  };
  const { unmount } = renderWithTheme(
    <AutoScrollStrip heading="Partners" size="h2" repeat={3}>
      <li>A logo</li>
    </AutoScrollStrip>,
  );
  const strip = screen.getByRole("group", { name: "Partners" });
  if (isOnScreen) scrollIntoView(strip);
  return { strip, unmount };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());

it("a strip steps by 224 px every 2 seconds and jumps back to the start at the end", () => {
  const { strip } = showStrip();
  const positions = [];
  for (let second = 0; second < 10; second += 1) {
    wait(999);
    positions.push(strip.scrollLeft);
    wait(1);
  }
  expect(positions).toEqual([0, 0, 224, 224, 448, 448, 672, 672, 700, 700]);
  expect(strip.scrollLeft).toBe(0);
});

it.each([
  ["turns the wheel", fireEvent.wheel],
  ["presses the mouse", fireEvent.mouseDown],
  ["presses a key", fireEvent.keyDown],
  ["lifts a finger", fireEvent.touchEnd],
])("a strip resumes 3 seconds after the visitor %s", (_, interact) => {
  const { strip } = showStrip();
  wait(1900);
  interact(strip);
  wait(2999);
  expect(strip.scrollLeft).toBe(0);
  wait(1);
  expect(strip.scrollLeft).toBe(224);
});

it("a strip does not move off screen, and stops when it is unmounted", () => {
  const { strip, unmount } = showStrip({ isOnScreen: false });
  wait(4000);
  expect(strip.scrollLeft).toBe(0);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it("a strip waits under reduced motion until its button plays it", () => {
  preferLessMotion();
  const { strip } = showStrip();
  wait(4000);
  expect(strip.scrollLeft).toBe(0);
  const pause = screen.getByRole("button", {
    name: `${labels.pause} Partners`,
    pressed: true,
  });
  fireEvent.click(pause);
  expect(pause).toHaveAttribute("aria-pressed", "false");
  expect(pause).toHaveAccessibleName(`${labels.pause} Partners`);
  scrollIntoView(strip);
  wait(2000);
  expect(strip.scrollLeft).toBe(224);
});
