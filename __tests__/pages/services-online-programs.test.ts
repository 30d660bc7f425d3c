import {
  editCases,
  noteCases,
  setCases,
} from "../gatsby/check/cases/editCases";
import { testBrokenContent } from "../support/broken/testBrokenContent";
import { build } from "../../src/site/screens/services-online-programs/services-online-programs.build";

test("programmes with the same title have different anchors", () => {
  const group = (...titles: string[]) => ({
    programmes: titles.map((title) => ({ title, listPrice: 2, offerPrice: 1 })),
  });
  const { groups } = build.resolvers.ServicesOnlineProgramsPage;
  expect(
    groups({
      groups: [group("Launch it", "…", "Menu"), group("Launch it")],
    })?.map(({ programmes }) => programmes.map(({ anchor }) => anchor)),
  ).toEqual([["launch-it", "programme", "menu-2"], ["launch-it-2"]]);
});

describe("a programme", () => {
  const programme = {
    title: "Pricing",
    anchor: "pricing",
    weeks: 8,
    hoursPerWeek: 6,
    nextStart: { date: "2027-01-11", seats: 8 },
    outcome: "A price that holds.",
    listPrice: 12000 as number | null,
    highestPrice: null as number | null,
    offerPrice: 9000 as number | null,
    action: { to: "/contact" },
  };
  const courseOf = (more: Partial<typeof programme> = {}) =>
    JSON.stringify(
      build.entities(
        {
          siteContent: { currency: "NOK" },
          servicesOnlineProgramsPage: {
            groups: [{ programmes: [{ ...programme, ...more }] }],
          },
        },
        { path: "/services/online-programs", today: "2027-01-11" },
      ),
    );

  const noDiscount = { offerPrice: null };

  test.each<[string, Partial<typeof programme>, ...string[]]>([
    [
      "its address, its hours and its next start",
      {},
      '"url":"https://www.example.com/services/online-programs#pricing"',
      '"duration":"P8W"',
      '"courseWorkload":"PT48H"',
      '"startDate":"2027-01-11","maximumAttendeeCapacity":8',
    ],
    [
      "its price in the site's currency",
      {},
      '"price":9000,"priceCurrency":"NOK"',
    ],
    ["its only price", noDiscount, '"price":12000,'],
    [
      "no price to pay",
      { ...noDiscount, listPrice: 0 },
      '"category":"Free"',
      '"price":0,',
    ],
    [
      "the ends of a range",
      { ...noDiscount, highestPrice: 15000 },
      '"category":"Paid"',
      '"lowPrice":12000,"highPrice":15000,',
    ],
  ])("has %s", (_what, more, ...parts) => {
    for (const part of parts) expect(courseOf(more)).toContain(part);
  });

  test.each([
    ["offers", { ...noDiscount, listPrice: null }],
    ["startDate", { nextStart: { date: "2027-01-10", seats: 8 } }],
  ])("has no %s with %j", (name, more) => {
    expect(courseOf(more)).not.toContain(name);
  });
});

const file = "pages/services-online-programs.json";
const first = "groups[0].programmes[0]";

testBrokenContent("The content of the page of programmes", [
  ...editCases(file, [
    [
      { [`${first}.listPrice`]: 125000, [`${first}.offerPrice`]: 130000 },
      "The offer price 130000 is above the list price 125000",
      "below the list price",
    ],
    [
      {
        [`${first}.listPrice`]: 900,
        [`${first}.highestPrice`]: 1500,
        [`${first}.offerPrice`]: 800,
      },
      "whose price is a range has no discount",
      "Remove offerPrice, or highestPrice.",
    ],
  ]),
  ...noteCases(file, [
    [
      { [`${first}.listPrice`]: 900, [`${first}.offerPrice`]: 900 },
      "The offer price is the list price, 900",
      "Remove offerPrice",
    ],
  ]),
  ...setCases(file, `${first}.offerPrice`, [
    [-89000, "The number is -89000", "at least 0"],
  ]),
  ...setCases(file, `${first}.listPrice`, [
    [125000000000, "The number is 125000000000", "at most 2,147,483,647"],
    ["1,25,000", "is a text", "without quotes or commas"],
  ]),
]);
