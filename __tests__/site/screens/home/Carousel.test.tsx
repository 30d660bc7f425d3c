import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { SiteTheme } from "../../../../src/site/theme/SiteTheme";
import { Carousel } from "../../../../src/site/screens/home/Carousel";
import { LabelsProvider } from "../../../../src/site/ui/LabelsContext";
import { renderWithTheme } from "../../../support/renderWithTheme";
import { labels } from "../../../support/labels";

const stories = (
  <Carousel id="stories" title="Stories">
    {Array.from({ length: 12 }, (_, index) => (
      <p key={index}>Story {index + 1}</p>
    ))}
  </Carousel>
);

/** The entries in view from 768 px on, in the order of their places. */
const inView = () =>
  ["first", "second", "third"].map(
    (place) => document.querySelector(`[data-place="${place}"]`)?.textContent,
  );

const press = (name: string, times = 1) =>
  Array.from({ length: times }).reduce<Promise<void>>(
    (before) =>
      before.then(() => userEvent.click(screen.getByRole("button", { name }))),
    Promise.resolve(),
  );

const swipe = (from: number, to: number, pointerType = "touch") => {
  const row = screen.getByText("Story 1").closest("[data-mode]");
  if (!row) throw new Error("The carousel has no row.");
  const at = (type: string, clientX: number) =>
    fireEvent(
      row,
      Object.assign(
        new MouseEvent(type, { bubbles: true, clientX, clientY: 0 }),
        { pointerType },
      ),
    );
  at("pointerdown", from);
  at("pointerup", to);
};

describe("Carousel", () => {
  it("holds all 12 entries in server-rendered HTML, as a scrolling row", () => {
    const html = renderToString(
      <SiteTheme>
        <LabelsProvider value={labels}>{stories}</LabelsProvider>
      </SiteTheme>,
    );
    expect(html.match(/<p>Story/g)).toHaveLength(12);
    expect(html).toContain('data-mode="row"');
  });

  it("is a carousel of labelled slides for screen readers", () => {
    renderWithTheme(stories);
    expect(screen.getByRole("region", { name: "Stories" })).toHaveAttribute(
      "aria-roledescription",
      "carousel",
    );
    expect(screen.getByRole("group", { name: "1 of 12" })).toHaveAttribute(
      "aria-roledescription",
      "slide",
    );
  });

  it("shows three entries in a row and says which", () => {
    renderWithTheme(stories);
    expect(inView()).toEqual(["Story 1", "Story 2", "Story 3"]);
    for (const position of ["1-3 of 12", "1 of 12"])
      expect(screen.getByText(position)).toHaveAttribute("aria-live", "polite");
  });

  it("goes on by one entry, and past the twelfth to the first", async () => {
    renderWithTheme(stories);
    await press("Next");
    expect(inView()).toEqual(["Story 2", "Story 3", "Story 4"]);
    await press("Next", 10);
    expect(inView()).toEqual(["Story 12", "Story 1", "Story 2"]);
    expect(screen.getByText("12-2 of 12")).toBeInTheDocument();
    await press("Next");
    expect(inView()).toEqual(["Story 1", "Story 2", "Story 3"]);
  });

  it("goes back past the first entry to the twelfth", async () => {
    renderWithTheme(stories);
    await press("Previous");
    expect(inView()).toEqual(["Story 12", "Story 1", "Story 2"]);
  });

  it("is turned by a swipe of a finger, not by a small move or the mouse", () => {
    renderWithTheme(stories);
    swipe(200, 100);
    expect(inView()[0]).toBe("Story 2");
    swipe(100, 200);
    expect(inView()[0]).toBe("Story 1");
    swipe(100, 120);
    swipe(200, 100, "mouse");
    expect(inView()[0]).toBe("Story 1");
  });
});
