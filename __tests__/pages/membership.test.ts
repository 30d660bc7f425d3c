import { testBrokenContent } from "../support/broken/testBrokenContent";
import { build } from "../../src/site/screens/membership/membership.build";

test("search engines show the price of the cheapest tier", () => {
  const tiers = (...prices: number[]) => ({
    tiers: prices.map((price) => ({ price })),
  });
  expect(
    build.resolvers.MembershipPage.seo.resolve({
      seo: { title: "Memberships", description: "From {lowestPrice} a year." },
      groups: [tiers(125000, 250000), tiers(99000)],
    }),
  ).toEqual({ title: "Memberships", description: "From ₹99,000 a year." });
});

testBrokenContent("The prices of the tiers", [
  {
    file: "pages/membership.json",
    edit: { set: "groups[0].tiers[1].price", to: 1 },
    severity: "note",
    message: "is not above the price",
    remedy: "from the lowest to the highest",
  },
]);
