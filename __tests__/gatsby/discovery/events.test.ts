import {
  event,
  eventInFull,
} from "../../../src/gatsby/discovery/structuredData/editorial";
import { createIds } from "../../../src/gatsby/discovery/structuredData/ids";
import { itemKinds } from "../../../src/gatsby/model/itemKinds";
import type { EventItem } from "../../../src/gatsby/model/readItems";
import { siteEvent } from "../../support/siteIndex";

const [kind] = itemKinds.filter(({ isEvent }) => isEvent);
if (!kind) throw new Error("There is no kind of events.");
const ids = createIds("https://www.example.com");

const item = (href: string, more: Partial<EventItem> = {}): EventItem => ({
  ...siteEvent(href),
  kind,
  category: { name: "Networking" },
  online: true,
  announced: null,
  fee: null,
  people: [],
  ...more,
});

test.each([
  ["/contact", "https://www.example.com/contact"],
  ["https://events.example.org/7", "https://events.example.org/7"],
])("an event that leads to %s says the full address", (href, url) => {
  expect(eventInFull(item(href), ids)).toMatchObject({
    url: "https://www.example.com/events/events-1",
    location: { "@type": "VirtualLocation", url },
    offers: { url },
  });
});

test("an event that leads to a mail address says no web address of a registration", () => {
  expect(eventInFull(item("mailto:hello@example.com"), ids)).toMatchObject({
    offers: { url: undefined },
  });
});

test("an event with times says them with the distance from UTC, one without its days", () => {
  const starts = "2027-01-22T09:30:00+05:30";
  expect(event(item("/contact", { starts, ends: starts }), ids)).toMatchObject({
    startDate: starts,
    endDate: starts,
  });
  expect(event(item("/contact", { lastDay: "2027-01-24" }), ids)).toMatchObject(
    { startDate: "2027-01-22", endDate: "2027-01-24" },
  );
});

test.each([
  [null, "EventScheduled", "InStock"],
  ["full", "EventScheduled", "SoldOut"],
  ["cancelled", "EventCancelled", "InStock"],
  ["postponed", "EventPostponed", "InStock"],
] as const)(
  "an event with the notice %s is %s and %s",
  (notice, status, stock) => {
    expect(eventInFull(item("/contact", { notice }), ids)).toMatchObject({
      eventStatus: `https://schema.org/${status}`,
      offers: { availability: `https://schema.org/${stock}` },
    });
  },
);
