import { createIds } from "../../../../src/gatsby/discovery/structuredData/ids";
import {
  courses,
  memberships,
} from "../../../../src/gatsby/discovery/structuredData/offers";

const ids = createIds("https://www.example.com");

const programme = {
  title: "Pricing",
  anchor: "pricing",
  duration: "8 weeks",
  hoursPerWeek: 6,
  nextStart: { date: "2027-01-11", seats: 8 },
  outcome: "A price that holds.",
  offerPrice: 9000,
  action: { to: "/contact" },
};

const listOf = (...programmes: (typeof programme)[]) =>
  courses(
    { online: { groups: [{ programmes }] } },
    "/services/online-programs",
    ids,
    "2027-01-11",
  );

test("A search engine that reads of a programme finds its place on the page, its hours and its next start", () => {
  const url = "https://www.example.com/services/online-programs#pricing";
  expect(listOf(programme)).toMatchObject({
    itemListElement: [
      {
        item: {
          "@id": url,
          url,
          hasCourseInstance: {
            duration: "P8W",
            courseWorkload: "PT48H",
            startDate: "2027-01-11",
            maximumAttendeeCapacity: 8,
          },
        },
      },
    ],
  });
});

test("A search engine reads of no start that has passed", () => {
  const nextStart = { date: "2027-01-10", seats: 8 };
  expect(JSON.stringify(listOf({ ...programme, nextStart }))).not.toContain(
    "2027-01-10",
  );
});

describe.each([
  ["/contact", "https://www.example.com/contact"],
  ["https://pay.example.org/7", "https://pay.example.org/7"],
  ["mailto:hello@example.com", undefined],
])("A search engine that reads of an offer at %s", (to, url) => {
  const offers = expect.objectContaining({ url }) as unknown;

  test(`finds the address ${url} of a programme`, () => {
    expect(listOf({ ...programme, action: { to } })).toMatchObject({
      itemListElement: [{ position: 1, item: { offers } }],
    });
  });

  test(`finds the address ${url} of a membership`, () => {
    const tier = { name: "Basic", price: 9000, description: "To begin with." };
    expect(
      memberships(
        {
          membership: {
            labels: { action: { to } },
            groups: [{ audience: "Founders", tiers: [tier] }],
          },
        },
        "/membership",
        ids,
      ),
    ).toEqual([expect.objectContaining({ offers })]);
  });
});
