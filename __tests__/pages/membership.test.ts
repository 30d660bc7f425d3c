import { editCases, noteCases } from "../gatsby/check/cases/editCases";
import { testBrokenContent } from "../support/broken/testBrokenContent";
import { build } from "../../src/site/screens/membership/membership.build";

test("search engines show the price of the cheapest tier", () => {
  const tiers = (...prices: number[]) => ({
    tiers: prices.map((price) => ({ price })),
  });
  expect(
    build.resolvers.MembershipPage.seo(
      {
        seo: { title: "Members", description: "From {lowestPrice} a year." },
        groups: [tiers(125000, 250000), tiers(99000)],
      },
      { locale: "en-IN", currency: "INR" },
    ),
  ).toEqual({ title: "Members", description: "From ₹99,000 a year." });
});

testBrokenContent("The content of the membership page", [
  ...noteCases("pages/membership.json", [
    [{ "offer.offerEnds": "2026-10-31" }, "has passed", "Write the next date"],
    [{ "groups[0].tiers[1].price": 1 }, "is not above the price", "the lowest"],
  ]),
  ...editCases("pages/membership.json", [
    [
      { "groups[0].tiers[0].name": "Up", "groups[0].tiers[1].name": "Up" },
      "is in this list twice",
      "Remove one of",
    ],
    [
      {
        groups: undefined,
        "seo.description": `{lowestPrice} ${"-".repeat(50)}`,
      },
      "the page has no tiers",
      "Remove {lowestPrice}",
    ],
  ]),
]);
