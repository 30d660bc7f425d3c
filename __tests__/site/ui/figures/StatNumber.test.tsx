import { render, screen } from "@testing-library/react";
import { StatNumber } from "../../../../src/site/ui/figures/StatNumber";
import {
  observedCount,
  preferLessMotion,
  scrollIntoView,
} from "../../../support/browser";

/** Shows a figure and scrolls to it twice. Returns the texts that are shown over it, and for how long. */
function motionsOf(value: string) {
  const animate = jest.spyOn(Element.prototype, "animate").mockClear();
  const { container, unmount } = render(<StatNumber value={value} />);
  const figure = container.firstElementChild;
  expect(animate).not.toHaveBeenCalled();
  if (figure) scrollIntoView(figure);
  if (figure) scrollIntoView(figure);
  // Screen readers, copies and paper get the final figure.
  expect(screen.getByText(value)).toBeVisible();
  unmount();
  expect(observedCount()).toBe(0);
  return animate.mock.calls.flatMap(([keyframes, options]) =>
    typeof options === "object" && options.pseudoElement
      ? [{ ...keyframes, duration: options.duration }]
      : [],
  );
}

test("a figure counts up from 0 in 1.6 s, once, when it comes into view", () => {
  jest.spyOn(CSS, "supports").mockReturnValue(true);
  const [motion, ...more] = motionsOf("500+");
  expect(more).toEqual([]);
  expect(motion).toMatchObject({
    duration: 1600,
    content: expect.arrayContaining(['"0+" / ""', '"500+" / ""']),
  });
});

test("a figure does not count under reduced motion, or where screen readers would read each number", () => {
  expect(motionsOf("500+")).toEqual([]);
  jest.spyOn(CSS, "supports").mockReturnValue(true);
  preferLessMotion();
  expect(motionsOf("500+")).toEqual([]);
});
