import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FaqAccordion } from "../../../src/site/ui/FaqAccordion";
import { openQuestions } from "../../support/openQuestions";
import { renderWithTheme } from "../../support/renderWithTheme";

const items = [
  { question: "How long?", answer: "Fourteen weeks." },
  { question: "How much?", answer: "No fee." },
  { question: "From where?", answer: "Anywhere." },
];

const question = (name: string) => screen.getByRole("heading", { name });

describe("questions and answers", () => {
  beforeEach(() => {
    renderWithTheme(<FaqAccordion items={items} />);
  });

  it("open with the first question", () => {
    expect(openQuestions()).toEqual(["How long?"]);
  });

  it("keep one question open at a time where a browser does not do so by itself", async () => {
    await userEvent.click(question("From where?"));
    await waitFor(() => expect(openQuestions()).toEqual(["From where?"]));
  });

  it("may all be closed", async () => {
    await userEvent.click(question("How long?"));
    expect(openQuestions()).toEqual([]);
  });

  it("are headings in buttons of the browser", () => {
    const headings = screen.getAllByRole("heading", { level: 3 });
    expect(
      headings.map(({ parentElement }) => parentElement?.localName),
    ).toEqual(items.map(() => "summary"));
  });
});
