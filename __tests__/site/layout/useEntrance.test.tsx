import { render, screen } from "@testing-library/react";
import { useEntrance } from "../../../src/site/layout/useEntrance";
import { fakeIntersections } from "../../support/intersection";

function Page() {
  useEntrance("/");
  return (
    <ul>
      <li data-enter="">Above the fold</li>
      <li data-enter="">Below the fold</li>
    </ul>
  );
}

const above = () => screen.getByText("Above the fold");
const below = () => screen.getByText("Below the fold");

const scrollPageTo = (top: number) => {
  window.scrollY = top;
  window.dispatchEvent(new Event("scroll"));
};

describe("cards that rise into view", () => {
  let intersections: ReturnType<typeof fakeIntersections>;

  beforeEach(() => {
    intersections = fakeIntersections();
    render(<Page />);
    below().getBoundingClientRect = () => new DOMRect(0, 5000, 100, 100);
  });

  afterEach(() => {
    window.scrollY = 0;
  });

  it("are all visible until the visitor scrolls", () => {
    expect(below()).toHaveAttribute("data-enter", "");
    scrollPageTo(0);
    expect(below()).toHaveAttribute("data-enter", "");
  });

  it("wait below the fold, never above it, and enter once", () => {
    scrollPageTo(10);
    expect(above()).toHaveAttribute("data-enter", "");
    expect(below()).toHaveAttribute("data-enter", "waiting");

    intersections.scrollTo(below());
    expect(below()).toHaveAttribute("data-enter", "entered");
    expect(intersections.watched()).toBe(0);
  });
});
