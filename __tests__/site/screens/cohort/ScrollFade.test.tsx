import { fireEvent, render, screen } from "@testing-library/react";
import { ScrollFade } from "../../../../src/site/screens/cohort/ScrollFade";
import { preferLessMotion } from "../../../support/reducedMotion";

const frame = () => new Promise((done) => requestAnimationFrame(done));

const showHero = () => {
  const view = render(
    <section aria-label="hero">
      <ScrollFade>
        <h1>Title</h1>
      </ScrollFade>
    </section>,
  );
  const scrollBy = async (distance: number) => {
    screen.getByRole("region").getBoundingClientRect = () =>
      new DOMRect(0, -distance, 1000, 400);
    fireEvent.scroll(window);
    await frame();
  };
  return { ...view, scrollBy, title: screen.getByRole("heading") };
};

describe("ScrollFade, where the browser has no scroll timeline", () => {
  it("fades and shrinks its content over the height of the hero", async () => {
    const { scrollBy, title } = showHero();
    await scrollBy(200);
    expect(title.parentElement).toHaveStyle({ opacity: "0.5", scale: "0.97" });
    await scrollBy(600);
    expect(title.parentElement).toHaveStyle({ opacity: "0", scale: "0.94" });
  });

  it("brings it back on the way up", async () => {
    const { scrollBy, title } = showHero();
    await scrollBy(400);
    await scrollBy(-50);
    expect(title.parentElement).toHaveStyle({ opacity: "1", scale: "1" });
  });

  it("stays still for visitors who asked for less motion", async () => {
    preferLessMotion();
    const { scrollBy, title } = showHero();
    await scrollBy(200);
    expect(title.parentElement).not.toHaveAttribute("style");
  });

  it("listens no longer when its page is left", () => {
    const removed = jest.spyOn(window, "removeEventListener");
    showHero().unmount();
    expect(removed).toHaveBeenCalledWith("scroll", expect.any(Function));
  });
});
