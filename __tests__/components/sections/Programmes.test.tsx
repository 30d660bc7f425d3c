import { screen } from "@testing-library/react";
import { Programmes } from "../../../src/site/sections/Programmes";
import { onDay, renderWithTheme } from "../../support/render";

function showProgramme(today: string, shownOfferPrice: string | null) {
  const programme = {
    anchor: "launch",
    title: "Launch",
    duration: "8 weeks",
    audience: "First-time founders",
    hoursPerWeek: 6,
    nextStart: { date: "2099-01-12", shownDate: "12 January 2099", seats: 8 },
    shownListPrice: "₹1,25,000",
    shownOfferPrice,
    benefits: ["A founder circle"],
    outcome: "A launched product",
    action: { label: "Apply Now", to: "/contact" },
  };
  renderWithTheme(
    onDay(
      today,
      <Programmes
        id="programmes"
        heading="For founders"
        tone={null}
        priceNote="incl. VAT"
        programmes={[programme]}
      />,
    ),
  );
  return screen.getByRole("article", { name: "Launch" });
}

test.each([
  ["2099-01-12", true],
  ["2099-01-13", false],
])("on %s a programme announces its start: %s", (today, isAnnounced) => {
  const text = showProgramme(today, "₹89,000").textContent;
  expect(text).toContain("6 hours a week");
  expect(text.includes("12 January 2099, 8 seats")).toBe(isAnnounced);
});

test("the list price is struck through, and the offer price is shown", () => {
  const sheet = showProgramme("2099-01-12", "₹89,000");
  expect(sheet.querySelector("s")).toHaveTextContent("₹1,25,000");
  expect(sheet).toHaveTextContent("Offer price ₹89,000 incl. VAT");
});

test("without a discount the price is shown once, and nothing is struck through", () => {
  const sheet = showProgramme("2099-01-12", null);
  expect(sheet.querySelector("s")).toBeNull();
  expect(sheet.textContent.match(/₹1,25,000/g)).toHaveLength(1);
});
