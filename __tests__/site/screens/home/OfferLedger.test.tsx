import { screen } from "@testing-library/react";
import { OfferLedger } from "../../../../src/site/screens/home/OfferLedger";
import { onDay, renderWithTheme } from "../../../support/render";

const offer = {
  to: "/cohort",
  name: "Cohort",
  day: "2099-01-31",
  dayText: "Until January",
  endsThen: true,
  price: "₹9",
};
const offers = [
  offer,
  { ...offer, to: "/course", name: "Course", endsThen: false },
  { ...offer, to: "/talk", name: "Talk", endsThen: false, price: null },
];

test.each([
  ["2099-01-31", ["Cohort", "Course", "Talk"], 3],
  // Neither what has ended nor what says no more than its name.
  ["2099-02-01", ["Course"], 0],
])("on %s an audience can book %j", (today, names, days) => {
  renderWithTheme(onDay(today, <OfferLedger offers={offers} />));
  expect(
    screen.getAllByRole("link").map(({ textContent }) => textContent),
  ).toEqual(names);
  expect(screen.queryAllByText("Until January")).toHaveLength(days);
});
