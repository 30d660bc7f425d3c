import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FaqAccordion } from "../../../src/site/ui/FaqAccordion";
import { renderWithTheme } from "../../support/renderWithTheme";

const items = [
  { question: "How long?", answer: "Fourteen weeks." },
  { question: "How much?", answer: "No fee." },
  { question: "From where?", answer: "Anywhere." },
];

const question = (name: string) => screen.getByRole("button", { name });
const openQuestions = () =>
  screen
    .getAllByRole("button", { expanded: true })
    .map(({ textContent }) => textContent);

describe("questions and answers", () => {
  beforeEach(() => {
    renderWithTheme(<FaqAccordion items={items} />);
  });

  it("open with the first question", () => {
    expect(openQuestions()).toEqual(["How long?"]);
  });

  it("keep one question open at a time", async () => {
    await userEvent.click(question("From where?"));
    expect(openQuestions()).toEqual(["From where?"]);
  });

  it("may all be closed", async () => {
    await userEvent.click(question("How long?"));
    expect(screen.queryAllByRole("button", { expanded: true })).toEqual([]);
  });

  it("are headings that answer to the keyboard", async () => {
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(3);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(openQuestions()).toEqual(["How much?"]);
  });
});
