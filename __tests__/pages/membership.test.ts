import { editCases, noteCases } from "../gatsby/check/cases/editCases";
import { testBrokenContent } from "../support/broken/testBrokenContent";
import { build } from "../../src/site/screens/membership/membership.build";

const forms = {
  locale: "en-IN",
  currency: "INR",
  prices: { free: "Free", onRequest: "On request" },
};

test("search engines show the price of the cheapest tier", () => {
  const tiers = (...prices: (number | undefined)[]) => ({
    tiers: prices.map((price) => (price === undefined ? {} : { price })),
  });
  const seo = { title: "Members", description: "A year: {lowestPrice}." };
  const descriptionOf = (...groups: ReturnType<typeof tiers>[]) =>
    build.resolvers.MembershipPage.seo({ seo, groups }, forms).description;
  expect(descriptionOf(tiers(125000, 250000), tiers(undefined, 99000))).toBe(
    "A year: ₹99,000.",
  );
  expect(descriptionOf(tiers(0, 250000))).toBe("A year: Free.");
});

test("search engines get the price of a tier, the ends of a range, or nothing of one on request", () => {
  const tier = { name: "Up", description: "", price: null, highestPrice: null };
  const entities = build.entities(
    {
      siteContent: { currency: "INR" },
      membershipPage: {
        labels: { action: { to: "/contact" } },
        groups: [
          {
            audience: "Teams",
            tiers: [
              { ...tier, price: 0 },
              { ...tier, price: 900, highestPrice: 1500 },
              tier,
            ],
          },
        ],
      },
    },
    { path: "/membership", today: "2027-01-11" },
  );
  expect(entities.map(({ offers }) => offers)).toMatchObject([
    { "@type": "Offer", price: 0, priceSpecification: { price: 0 } },
    {
      "@type": "AggregateOffer",
      lowPrice: 900,
      highPrice: 1500,
      priceSpecification: { minPrice: 900, maxPrice: 1500 },
    },
    undefined,
  ]);
});

const onRequest = (tier: string) => ({
  [`${tier}.price`]: undefined,
  [`${tier}.highestPrice`]: undefined,
  [`${tier}.priceOnRequest`]: true,
});

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
    [{ "groups[0].tiers[1].price": 1 }, "is not above the price", "the lowest"],
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
    [
      {
        ...onRequest("groups[0].tiers[0]"),
        ...onRequest("groups[0].tiers[1]"),
        ...onRequest("groups[1].tiers[0]"),
        ...onRequest("groups[1].tiers[1]"),
        "seo.description": `{lowestPrice} ${"-".repeat(50)}`,
      },
      "no tier has a price",
      "Remove {lowestPrice}",
    ],
  ]),
]);
