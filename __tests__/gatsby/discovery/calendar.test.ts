import ICAL from "ical.js";
import {
  calendar,
  calendarFiles,
} from "../../../src/gatsby/discovery/calendar";
import { siteEvent } from "../../support/items";

/** Writes an event to a calendar and parses it. */
function readBack(more: Parameters<typeof siteEvent>[1], href = "/contact") {
  const text = calendar("Firm LLP", [siteEvent(href, more)]);
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent(
    "vevent",
  );
  if (!component) throw new Error("The calendar has no event.");
  return new ICAL.Event(component);
}

test.each([
  ["/contact", null, "https://www.example.com/contact"],
  ["mailto:events@example.com", null, null],
  // Nobody can register for it.
  ["/contact", "postponed", "https://www.example.com/events/events-1"],
] as const)(
  "An event with the link %s and the notice %s has the URL %s",
  (href, notice, address) => {
    const { component } = readBack({ notice }, href);
    expect(component.getFirstPropertyValue("url")).toBe(address);
  },
);

const starts = "2027-01-22T09:30:00+05:30";
const ends = "2027-01-22T18:00:00+05:30";

test.each([
  [{ starts, ends }, "2027-01-22T04:00:00Z", "2027-01-22T12:30:00Z"],
  [{ lastDay: "2027-01-24" }, "2027-01-22", "2027-01-25"],
])("An event with %j is from %s to %s", (times, start, end) => {
  const { startDate, endDate } = readBack(times);
  expect([startDate.toString(), endDate.toString()]).toEqual([start, end]);
});

test.each([
  [null, "CONFIRMED"],
  ["cancelled", "CANCELLED"],
  ["postponed", "TENTATIVE"],
] as const)(
  "An event with the notice %s has the status %s",
  (notice, status) => {
    expect(readBack({ notice }).component.getFirstPropertyValue("status")).toBe(
      status,
    );
  },
);

test("A notice is taken over by calendars that have the event", () => {
  expect(readBack({ notice: "cancelled" }).sequence).toBeGreaterThan(
    readBack({}).sequence ?? 0,
  );
});

test("The site has a calendar if it has ever had an event or a day", () => {
  const files = (...events: Parameters<typeof calendarFiles>[1]) =>
    calendarFiles("Firm LLP", events, "2099-01-01");
  expect(files()).toEqual([]);
  const passed = siteEvent("/", { title: "A passed event" });
  expect(files(passed)).toEqual([
    ["events.ics", expect.not.stringContaining(passed.title)],
    [`events/${passed.contentId}.ics`, expect.stringContaining(passed.title)],
  ]);
});
