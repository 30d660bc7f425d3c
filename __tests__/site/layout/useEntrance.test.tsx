import { render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { useEntrance } from "../../../src/site/layout/useEntrance";
import { fakeIntersections } from "../../support/intersection";

const belowTheFold = (element: HTMLElement | null) => {
  if (element)
    element.getBoundingClientRect = () => new DOMRect(0, 5000, 100, 100);
};

/** @param jumpTo Where the browser scrolls as soon as the page's elements are there, as it does after Back. */
function Page({ path = "/", jumpTo }: { path?: string; jumpTo?: number }) {
  useEntrance(path);
  useLayoutEffect(() => {
    if (jumpTo) scrollPageTo(jumpTo);
  }, [jumpTo]);
  return (
    <ul key={path}>
      <li data-enter="">Above the fold</li>
      <li data-enter="" ref={belowTheFold}>
        Below the fold
      </li>
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
  let page: ReturnType<typeof render>;

  beforeEach(() => {
    intersections = fakeIntersections();
    page = render(<Page />);
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

  it("do not wait for good on a page that is scrolled as soon as its elements are there", () => {
    page.rerender(<Page path="/about" jumpTo={10} />);
    intersections.scrollTo(below());
    expect(below()).toHaveAttribute("data-enter", "entered");
  });

  it("show on a page that takes them over from the one before", () => {
    function Shell({ path }: { path: string }) {
      useEntrance(path);
      return (
        <p data-enter="" ref={belowTheFold}>
          Kept
        </p>
      );
    }
    const shell = render(<Shell path="/one" />);
    scrollPageTo(10);
    expect(screen.getByText("Kept")).toHaveAttribute("data-enter", "waiting");
    shell.rerender(<Shell path="/two" />);
    expect(screen.getByText("Kept")).toHaveAttribute("data-enter", "");
  });
});
