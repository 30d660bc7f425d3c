import { event } from "../../../src/gatsby/discovery/structuredData/items";
import { siteEvent } from "../../support/items";

const site = { locale: "nb-NO", currency: "NOK" };

/** An event's structured data on its first day. */
const eventOf = (...item: Parameters<typeof siteEvent>) =>
  event(siteEvent(...item), site, "2027-01-22")[0];

const links = [
  ["/contact", "https://www.example.com/contact"],
  ["https://events.example.org/7", "https://events.example.org/7"],
  ["mailto:hello@example.com", undefined],
] as const;

test.each(links)("an event with the link %s has the URL %s", (href, url) => {
  expect(eventOf(href, { online: true })).toMatchObject({
    url: "https://www.example.com/events/events-1",
    location: { "@type": "VirtualLocation", url },
    offers: { url },
  });
});

test("an event has times with their UTC offset, or days", () => {
  const starts = "2027-01-22T09:30:00+05:30";
  expect(eventOf("/", { starts, ends: starts })).toMatchObject({
    startDate: starts,
    endDate: starts,
  });
  expect(eventOf("/", { lastDay: "2027-01-24" })).toMatchObject({
    startDate: "2027-01-22",
    endDate: "2027-01-24",
  });
});

test("an event has its fee in the site's currency", () => {
  expect(eventOf("/", { fee: 99.5 })).toMatchObject({
    offers: { price: 99.5, priceCurrency: "NOK" },
  });
});

test("an event has none once it has passed", () => {
  expect(event(siteEvent("/"), site, "2027-01-23")).toEqual([]);
});

test.each([
  [null, "EventScheduled", "InStock"],
  ["full", "EventScheduled", "SoldOut"],
  ["cancelled", "EventCancelled", undefined],
  ["postponed", "EventPostponed", undefined],
] as const)(
  "an event with the notice %s is %s, and what it offers %s",
  (notice, status, stock) => {
    const { eventStatus, offers } = Object(eventOf("/contact", { notice }));
    expect([eventStatus, offers?.availability]).toEqual([
      `https://schema.org/${status}`,
      stock && `https://schema.org/${stock}`,
    ]);
  },
);
