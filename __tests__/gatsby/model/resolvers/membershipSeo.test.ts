import { membershipSeo } from "../../../../src/gatsby/model/resolvers/membershipSeo";

test("search engines show the price of the cheapest tier", () => {
  const tiers = (...prices: number[]) => ({
    tiers: prices.map((price) => ({ price })),
  });
  expect(
    membershipSeo({
      seo: { title: "Memberships", description: "From {lowestPrice} a year." },
      groups: [tiers(125000, 250000), tiers(99000)],
    }),
  ).toEqual({ title: "Memberships", description: "From ₹99,000 a year." });
});
