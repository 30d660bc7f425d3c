import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AutoScrollStrip } from "../../../src/site/ui/AutoScrollStrip";
import { fakeIntersections } from "../../support/intersection";
import { preferLessMotion } from "../../support/reducedMotion";
import { renderWithTheme } from "../../support/renderWithTheme";

const showStrip = () => {
  const view = fakeIntersections();
  const { unmount } = renderWithTheme(
    <AutoScrollStrip label="Partners" repeat={3} heading={<h2>Partners</h2>}>
      <li>
        <img src="a.svg" alt="A logo" />
      </li>
      <li>
        <img src="b.svg" alt="B logo" />
      </li>
    </AutoScrollStrip>,
  );
  return { view, unmount };
};

describe("AutoScrollStrip", () => {
  it("shows its entries three times but tells screen readers once", () => {
    showStrip();
    const row = screen.getByRole("group", { name: "Partners" });
    expect(row.querySelectorAll("img")).toHaveLength(6);
    expect(within(row).getAllByRole("img")).toHaveLength(2);
  });

  it("can be scrolled by keyboard", () => {
    showStrip();
    expect(screen.getByRole("group")).toHaveAttribute("tabindex", "0");
  });

  it("is paused and played by its button", async () => {
    const { view } = showStrip();
    expect(view.watched()).toBe(1);
    await userEvent.click(
      screen.getByRole("button", { name: "Pause Partners" }),
    );
    expect(view.watched()).toBe(0);
    await userEvent.click(
      screen.getByRole("button", { name: "Play Partners" }),
    );
    expect(view.watched()).toBe(1);
  });

  it("stands still under reduced motion until the visitor plays it", async () => {
    preferLessMotion();
    const { view } = showStrip();
    expect(view.watched()).toBe(0);
    await userEvent.click(
      screen.getByRole("button", { name: "Play Partners" }),
    );
    expect(view.watched()).toBe(1);
  });

  it("stops when its page is left", () => {
    const { view, unmount } = showStrip();
    unmount();
    expect(view.watched()).toBe(0);
  });
});
