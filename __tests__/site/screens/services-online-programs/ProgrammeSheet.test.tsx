import { screen } from "@testing-library/react";
import { ProgrammeSheet } from "../../../../src/site/screens/services-online-programs/ProgrammeSheet";
import { pageData, pathOf } from "../../../support/pages";
import { onDay, renderWithTheme } from "../../../support/render";

const { page } = pageData<Queries.ServicesOnlineProgramsScreenQuery>(
  pathOf("services-online-programs"),
).data;

function showSheet(today: string, shownOfferPrice: string | null = "₹89,000") {
  const programme = page.groups?.[0]?.programmes[0];
  if (!programme) throw new Error("The page has no programme.");
  renderWithTheme(
    onDay(
      today,
      <ProgrammeSheet
        programme={{
          ...programme,
          shownListPrice: "₹1,25,000",
          shownOfferPrice,
          hoursPerWeek: 6,
          nextStart: { day: "2099-01-12", date: "12 January 2099", seats: 8 },
        }}
        labels={{
          ...page.labels,
          hoursPerWeek: "{hours} hours a week",
          seats: "{seats} seats",
          priceNote: "incl. VAT",
        }}
      />,
    ),
  );
  return screen.getByRole("article");
}

test.each([
  ["2099-01-12", true],
  ["2099-01-13", false],
])("on %s a programme announces its start: %s", (today, isAnnounced) => {
  const text = showSheet(today).textContent;
  expect(text).toContain("6 hours a week");
  expect(text.includes("12 January 2099, 8 seats")).toBe(isAnnounced);
});

test("the list price is struck through, and the offer price is shown", () => {
  const sheet = showSheet("2099-01-12");
  expect(sheet.querySelector("s")).toHaveTextContent("₹1,25,000");
  expect(sheet).toHaveTextContent(
    `${page.labels.offerPrice} ₹89,000 incl. VAT`,
  );
});

test("without a discount the price is shown once, and nothing is struck through", () => {
  const sheet = showSheet("2099-01-12", null);
  expect(sheet.querySelector("s")).toBeNull();
  expect(sheet.textContent.match(/₹1,25,000/g)).toHaveLength(1);
  expect(sheet).not.toHaveTextContent(page.labels.offerPrice);
});
