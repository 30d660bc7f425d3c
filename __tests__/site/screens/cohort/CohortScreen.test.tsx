import { screen, within } from "@testing-library/react";
import CohortScreen from "../../../../src/site/screens/cohort/CohortScreen";
import { openQuestions } from "../../../support/openQuestions";
import { pageData } from "../../../support/pageData";
import { renderScreen } from "../../../support/renderScreen";

const { page } = pageData<Queries.CohortScreenQuery>("/cohort").data;

beforeEach(() => renderScreen(CohortScreen, "/cohort"));

describe("the cohort page", () => {
  it("opens with a dot for each seat", () => {
    const hero = screen.getByRole("heading", { level: 1 }).closest("section");
    expect(hero?.querySelectorAll("circle")).toHaveLength(page.hero.seats);
  });

  it("names each figure once, as the term of its value", () => {
    for (const { label, figure } of page.results.claims)
      expect(screen.getByText(label).nextElementSibling).toHaveTextContent(
        figure.number,
      );
  });

  it("numbers the steps of the journey", () => {
    const journey = screen.getByRole("region", { name: page.journey.heading });
    expect(within(journey).getAllByRole("listitem")).toHaveLength(
      page.journey.steps.length,
    );
  });

  it("answers the first question, and the others on request", () => {
    expect(openQuestions()).toEqual([page.faqs.items[0]?.question]);
    for (const { answer } of page.faqs.items)
      expect(screen.getByText(answer).closest("details")).toBeInTheDocument();
  });
});
