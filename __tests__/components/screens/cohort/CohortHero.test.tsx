import { screen } from "@testing-library/react";
import { CohortHero } from "../../../../src/site/screens/cohort/CohortHero";
import { pageData } from "../../../support/pages";
import { onDay, renderWithTheme } from "../../../support/render";

const { hero, fee } = pageData<Queries.CohortScreenQuery>("/cohort").data.page;

const dates = [
  { date: "2099-01-31", text: "Applications until January" },
  { date: "2099-03-02", text: "Begins in March" },
];

test.each([
  ["2099-01-31", ["Applications until January", "Begins in March"]],
  ["2099-02-01", ["Begins in March"]],
  ["2099-03-03", []],
])("on %s the cohort page announces %j", (today, texts) => {
  const { container } = renderWithTheme(
    onDay(today, <CohortHero hero={hero} dates={dates} fee={fee} />),
  );
  expect(
    screen.queryAllByRole("listitem").map(({ textContent }) => textContent),
  ).toEqual(texts);
  expect(container.querySelectorAll("circle")).toHaveLength(hero.seats);
});
