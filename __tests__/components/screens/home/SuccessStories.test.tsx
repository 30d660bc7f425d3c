import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { labels } from "../../../../src/site/labels";
import { SuccessStories } from "../../../../src/site/screens/home/SuccessStories";
import { renderWithTheme } from "../../../support/render";

/** docs/product.md#carousel */

const stories = ["One", "Two", "Three", "Four", "Five"].map((quote) => ({
  quote,
  name: "A client",
  title: "Founder",
  company: "A company",
  location: "Pune",
  outcome: quote === "Two" ? { figure: "11", label: "days" } : null,
}));
const { next, of, previous, slide } = labels;

/** The slides that are not hidden, from left to right. */
const shown = () =>
  [...document.querySelectorAll<HTMLElement>(`[aria-roledescription=${slide}]`)]
    .filter(({ hidden }) => !hidden)
    .sort((one, other) =>
      one.style
        .getPropertyValue("--column")
        .localeCompare(other.style.getPropertyValue("--column")),
    )
    .map(({ ariaLabel }) => Number.parseInt(ariaLabel ?? "", 10));

const press = (name: string) =>
  userEvent.click(screen.getByRole("button", { name }));

test("three show, and wrap around in both directions", async () => {
  renderWithTheme(<SuccessStories heading="Stories" stories={stories} />);
  expect(shown()).toEqual([1, 2, 3]);
  await press(previous);
  expect(shown()).toEqual([5, 1, 2]);
  await press(previous);
  expect(shown()).toEqual([4, 5, 1]);
  for (const first of [5, 1, 2]) {
    await press(next);
    expect(shown()[0]).toBe(first);
  }
});

test("the position is spoken as a whole", async () => {
  renderWithTheme(<SuccessStories heading="Stories" stories={stories} />);
  await press(next);
  const position = screen.getByText(new RegExp(`^2.* ${of} 5$`));
  expect(position).toHaveTextContent(`2-4 ${of} 5`);
  expect(position).toHaveAttribute("aria-live", "polite");
  expect(position).toHaveAttribute("aria-atomic", "true");
});
