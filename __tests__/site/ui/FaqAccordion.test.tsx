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

  it("close again, also by keyboard", async () => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(openQuestions()).toEqual([]);
  });

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
