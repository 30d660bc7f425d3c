import { editCases, noteCases } from "../gatsby/check/cases/editCases";
import { testBrokenContent } from "../support/broken/testBrokenContent";

testBrokenContent("The content of the membership page", [
  {
    file: "pages/membership.json",
    edit: { set: "groups[0].tiers[0].price", to: undefined },
    place: { value: "groups[0].tiers[0]" },
    message: 'The price is missing: the field "price".',
    remedy: '"priceOnRequest": true',
  },
  ...noteCases("pages/membership.json", [
    [{ "offer.offerEnds": "2026-10-31" }, "has passed", "Write the next date"],
  ]),
  ...editCases("pages/membership.json", [
    [
      { "groups[0].tiers[0].priceOnRequest": true },
      'The price is on request, but "price" gives one.',
      'Remove "priceOnRequest", or the price in digits.',
    ],
    [
      { "groups[0].tiers[0].highestPrice": 628 },
      "The highest price 628 is not above the lowest price 628.",
      'the highest in "highestPrice"',
    ],
  ]),
]);
