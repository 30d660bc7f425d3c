import { editCases } from "../gatsby/check/cases/editCases";
import { testBrokenContent } from "../support/broken/testBrokenContent";
import { build } from "../../src/site/screens/cohort/cohort.build";

const texts = {
  deadlineText: "Applications until {date}",
  decisionText: "Decisions by {date}",
  startText: "Starts on {date}",
};
const { days } = build.resolvers.CohortDates;
const hero = { title: "Growth", lead: "Twenty seats.", seats: 20 };
const siteContent = { currency: "GBP" };
const cohortPage = {
  fee: { amount: 4200, highestAmount: null },
  hero: { ...hero, actions: [{ to: "/contact" }] },
  dates: {
    days: days(
      { ...texts, deadline: "2027-01-31", start: "2027-03-01" },
      { locale: "en-GB", currency: "GBP" },
    ),
  },
};
const on = (today: string) => ({ path: "/cohort", today });

test("the calendar has the coming days that are known", () => {
  const titlesOn = (today: string) =>
    build
      .days({ siteContent, cohortPage }, on(today))
      .map(({ title }) => title);
  expect(titlesOn("2027-01-31")).toEqual([
    "Growth: Applications until 31 January 2027",
    "Growth: Starts on 1 March 2027",
  ]);
  expect(titlesOn("2027-02-01")).toEqual(["Growth: Starts on 1 March 2027"]);
});

test("structured data has no day that has passed", () => {
  const courseOn = (today: string) =>
    JSON.stringify(build.entities({ siteContent, cohortPage }, on(today)));
  expect(courseOn("2027-01-31")).toContain('"availabilityEnds":"2027-01-31"');
  expect(courseOn("2027-02-01")).not.toContain("availabilityEnds");
});

test("a fee may be a range, free, or on request", () => {
  const offerOf = (fee: object) =>
    JSON.stringify(
      build.entities(
        {
          siteContent,
          cohortPage: {
            ...cohortPage,
            fee: { amount: null, highestAmount: null, ...fee },
          },
        },
        on("2027-01-31"),
      ),
    );
  expect(offerOf({ amount: 4200, highestAmount: 6000 })).toContain(
    '"lowPrice":4200,"highPrice":6000,"priceCurrency":"GBP","category":"Paid"',
  );
  expect(offerOf({ amount: 0 })).toContain('"category":"Free"');
  expect(offerOf({})).not.toContain("rice");
  const [offer] = build.offers({
    hero: { offerName: "Growth", seats: 20 },
    fee: { priceOnRequest: true },
  });
  expect(offer?.price).toMatchObject({ onRequest: true });
});

testBrokenContent(
  "The content of the cohort page",
  editCases("pages/cohort.json", [
    [
      {
        "dates.deadline": "2027-01-31",
        "dates.decision": undefined,
        "dates.start": "2027-01-30",
      },
      "The start is on 2027-01-30, before the deadline, 2027-01-31",
      "Write the days of one cohort in this order",
    ],
    [
      { "hero.seats": 20, "hero.taken": 21 },
      "21 seats are taken, of 20",
      'at most the number of "seats"',
    ],
  ]),
);
