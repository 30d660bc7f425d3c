import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FaqAccordion } from "../../../src/site/ui/FaqAccordion";
import { renderWithTheme } from "../../support/render";

const items = [
  { question: "How long?", answer: "Fourteen weeks." },
  { question: "How much?", answer: "No fee." },
  { question: "From where?", answer: "Anywhere." },
];

const question = (name: string) => screen.getByRole("button", { name });
const openQuestions = () =>
  items
    .map((item) => item.question)
    .filter((name) => question(name).getAttribute("aria-expanded") === "true");

describe("questions and answers", () => {
  beforeEach(() => {
    renderWithTheme(<FaqAccordion items={items} />);
  });

  it("open with the first question, and one at a time", async () => {
    expect(openQuestions()).toEqual(["How long?"]);
    await userEvent.click(question("From where?"));
    expect(openQuestions()).toEqual(["From where?"]);
  });

  it.each(["{Enter}", " "])(
    "are closed and opened by the key %p",
    async (key) => {
      await userEvent.tab();
      expect(question("How long?")).toHaveFocus();
      await userEvent.keyboard(key);
      expect(openQuestions()).toEqual([]);
      await userEvent.keyboard(key);
      expect(openQuestions()).toEqual(["How long?"]);
    },
  );

  it("are headings with buttons that control their answers", () => {
    for (const { question: name, answer } of items) {
      expect(screen.getByRole("heading", { level: 3, name })).toContainElement(
        question(name),
      );
      const controlled = question(name).getAttribute("aria-controls");
      expect(document.getElementById(controlled ?? "")).toHaveTextContent(
        answer,
      );
    }
  });
});
