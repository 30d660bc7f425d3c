import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { labels } from "../../../../src/site/labels";
import { SuccessStories } from "../../../../src/site/screens/home/SuccessStories";
import { renderWithTheme } from "../../../support/render";

const stories = ["One", "Two", "Three", "Four", "Five"].map((quote) => ({
  quote,
  name: "A client",
  title: "Founder",
  company: "A company",
  location: "Pune",
  outcome: quote === "Two" ? { figure: "11", label: "days" } : null,
}));
const { next, of } = labels;

test("an outcome stands before its quote", () => {
  renderWithTheme(<SuccessStories heading="Stories" stories={stories} />);
  const [outcome] = screen.getAllByText("11");
  const two = screen.getByText("Two");
  expect(outcome?.compareDocumentPosition(two)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getAllByText("11")).toHaveLength(1);
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
