import { render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { useEntrance } from "../../../src/site/layout/useEntrance";
import { fakeIntersections } from "../../support/intersection";

const at = (top: number) => (element: HTMLElement | null) => {
  if (element)
    element.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
};

const belowTheFold = at(5000);

/** @param jumpTo Where the browser scrolls as soon as the page's elements are there, as it does after Back. */
function Page({ path = "/", jumpTo }: { path?: string; jumpTo?: number }) {
  useEntrance(path);
  useLayoutEffect(() => {
    if (jumpTo) scrollPageTo(jumpTo);
  }, [jumpTo]);
  return (
    <ul key={path}>
      <li data-enter="" ref={at(10)}>
        Above the fold
      </li>
      <li data-enter="" ref={belowTheFold}>
        Below the fold
      </li>
    </ul>
  );
}

/** @param tops Where each entry stands; the folded one stands nowhere. */
function List({ tops }: { tops: Record<string, number> }) {
  useEntrance("/list");
  return (
    <ul>
      {Object.entries(tops).map(([name, top]) => (
        <li key={name} data-enter="" ref={at(top)}>
          {name}
        </li>
      ))}
      <li data-enter="">Folded</li>
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

  it("of a list come one after the other, from the first in view on, those that were jumped over at once", () => {
    page.rerender(
      <List
        key="list"
        tops={{ Jumped: 4900, First: 5000, Second: 5100, Third: 5200 }}
      />,
    );
    scrollPageTo(10);
    at(-500)(screen.getByText("Jumped"));
    for (const card of ["Jumped", "First", "Second", "Third"])
      intersections.scrollTo(screen.getByText(card));
    const delays = ["Jumped", "First", "Second", "Third"].map((card) =>
      parseInt(screen.getByText(card).style.getPropertyValue("--delay") || "0"),
    );
    expect(delays.slice(0, 2)).toEqual([0, 0]);
    expect(delays[2]).toBeGreaterThan(50);
    expect(delays[2]).toBeLessThanOrEqual(100);
    expect(delays[3]).toBeGreaterThan(150);
    expect(delays[3]).toBeLessThanOrEqual(200);
  });

  it("of a list that is folded enter when it unfolds", () => {
    page.rerender(<List key="list" tops={{}} />);
    scrollPageTo(10);
    expect(screen.getByText("Folded")).toHaveAttribute("data-enter", "waiting");
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
