import { screen } from "@testing-library/react";
import { CohortHero } from "../../../../src/site/screens/cohort/CohortHero";
import { pageData, pathOf } from "../../../support/pages";
import { onDay, renderWithTheme } from "../../../support/render";

const { hero, fee } = pageData<Queries.CohortScreenQuery>(pathOf("cohort")).data
  .page;

const days = [
  {
    name: "deadline",
    date: "2099-01-31",
    text: "Applications until January",
    passedText: "Applications have closed",
  },
  {
    name: "start",
    date: "2099-03-02",
    text: "Begins in March",
    passedText: null,
  },
];

test.each([
  ["2099-01-31", ["Applications until January", "Begins in March"]],
  ["2099-02-01", ["Applications have closed", "Begins in March"]],
  ["2099-03-03", ["Applications have closed"]],
])("on %s the cohort page announces %j", (today, texts) => {
  const { container } = renderWithTheme(
    onDay(today, <CohortHero hero={hero} dates={{ days }} fee={fee} />),
  );
  expect(
    screen.queryAllByRole("listitem").map(({ textContent }) => textContent),
  ).toEqual(texts);
  expect(container.querySelectorAll("circle")).toHaveLength(hero.seats);
});
