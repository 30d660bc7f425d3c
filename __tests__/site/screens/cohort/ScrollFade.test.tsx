import { fireEvent, render, screen } from "@testing-library/react";
import { ScrollFade } from "../../../../src/site/screens/cohort/ScrollFade";
import { preferLessMotion } from "../../../support/browser";

/** Scrolls a hero of 400 px, in a browser without scroll-driven animations; returns its content. */
const scrollHeroBy = (...distances: number[]) => {
  render(
    <section aria-label="hero">
      <ScrollFade>
        <h1>Title</h1>
      </ScrollFade>
    </section>,
  );
  for (const distance of distances) {
    screen.getByRole("region").getBoundingClientRect = () =>
      new DOMRect(0, -distance, 1000, 400);
    fireEvent.scroll(window);
  }
  return screen.getByRole("heading").parentElement;
};

test.each([
  [[200], { opacity: "0.5", scale: "0.97" }],
  [[600], { opacity: "0", scale: "0.94" }],
  [[400, -50], { opacity: "1", scale: "1" }],
])("scrolled by %j px the hero's content has %j", (distances, look) => {
  expect(scrollHeroBy(...distances)).toHaveStyle(look);
});

test("stays still for visitors who asked for less motion", () => {
  preferLessMotion();
  expect(scrollHeroBy(200)).not.toHaveAttribute("style");
});
