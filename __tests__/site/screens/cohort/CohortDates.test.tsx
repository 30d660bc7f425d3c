import { screen } from "@testing-library/react";
import { CohortDates } from "../../../../src/site/screens/cohort/CohortDates";
import { PageProvider } from "../../../../src/site/ui/PageContext";
import { renderWithTheme } from "../../../support/renderWithTheme";

const days = [
  { name: "deadline", date: "2099-01-31", text: "Applications until January" },
  { name: "start", date: "2099-03-02", text: "Begins in March" },
];

test.each([
  ["2099-01-31", ["Applications until January", "Begins in March"]],
  ["2099-02-01", ["Begins in March"]],
  ["2099-03-03", []],
])("On %s the cohort page says %j", (today, texts) => {
  renderWithTheme(
    <PageProvider
      value={{
        pagePath: "/cohort",
        colorScheme: "light",
        clock: { madeOn: today, timeZone: "UTC" },
      }}
    >
      <CohortDates days={days} />
    </PageProvider>,
  );
  expect(
    screen.queryAllByRole("listitem").map(({ textContent }) => textContent),
  ).toEqual(texts);
});
