import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import labels from "../../../../content/shared/interface.json";
import { SuccessStories } from "../../../../src/site/screens/home/SuccessStories";
import { renderWithTheme } from "../../../support/render";

const stories = ["One", "Two", "Three", "Four", "Five"].map((quote) => ({
  quote,
  name: "A client",
  title: "Founder",
  company: "A company",
  location: "Pune",
}));
const { next, of, previous } = labels;

/** The quotations in view, in the order of the document. */
const inView = () =>
  [...document.querySelectorAll("[data-place]:not([data-place=out])")].map(
    (slide) => slide.querySelector("blockquote")?.textContent,
  );

test("the carousel's document has its visual order, also where it wraps around", async () => {
  renderWithTheme(<SuccessStories heading="Stories" stories={stories} />);
  const press = (name: string) =>
    userEvent.click(screen.getByRole("button", { name }));
  expect(inView()).toEqual(["One", "Two", "Three"]);
  for (const [button, expected] of [
    [previous, ["Five", "One", "Two"]],
    [previous, ["Four", "Five", "One"]],
    [next, ["Five", "One", "Two"]],
    [next, ["One", "Two", "Three"]],
    [next, ["Two", "Three", "Four"]],
    [next, ["Three", "Four", "Five"]],
    [next, ["Four", "Five", "One"]],
  ] as const) {
    await press(button);
    expect(inView()).toEqual(expected);
  }
});

test("the position is spoken only after a step, and as a whole", async () => {
  renderWithTheme(<SuccessStories heading="Stories" stories={stories} />);
  const position = (text: string) => screen.getByText(`${text} ${of} 5`);
  expect(position("1-3")).not.toHaveAttribute("aria-live");
  await userEvent.click(screen.getByRole("button", { name: next }));
  expect(position("2-4")).toHaveAttribute("aria-live", "polite");
  expect(position("2-4")).toHaveAttribute("aria-atomic", "true");
  expect(position("2-4").childNodes).toHaveLength(1);
});
