import ICAL from "ical.js";
import { calendar } from "../../../src/gatsby/discovery/calendar";
import { siteEvent } from "../../support/items";

const builtAt = new Date("2026-11-29T10:20:30Z");

/** Writes the calendar file of an event and parses it. */
function readBack(more: Parameters<typeof siteEvent>[1], href = "/contact") {
  const text = calendar("Firm LLP", siteEvent(href, more), builtAt);
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent(
    "vevent",
  );
  if (!component) throw new Error("The calendar has no event.");
  return new ICAL.Event(component);
}

const starts = "2027-01-22T09:30:00+05:30";
const ends = "2027-01-22T18:00:00+05:30";

test.each([
  [{ starts, ends }, "2027-01-22T04:00:00Z", "2027-01-22T12:30:00Z"],
  [{ lastDay: "2027-01-24" }, "2027-01-22", "2027-01-25"],
])("an event with %j is from %s to %s", (times, start, end) => {
  const { startDate, endDate } = readBack(times);
  expect([startDate.toString(), endDate.toString()]).toEqual([start, end]);
});

test.each([
  [null, "CONFIRMED", "https://www.example.com/contact"],
  ["cancelled", "CANCELLED", "https://www.example.com/events/events-1"],
  ["postponed", "TENTATIVE", "https://www.example.com/events/events-1"],
] as const)(
  "an event with the notice %s is %s and leads to %s",
  (notice, status, address) => {
    const { component } = readBack({ notice });
    expect(component.getFirstPropertyValue("status")).toBe(status);
    expect(component.getFirstPropertyValue("url")).toBe(address);
  },
);

test("the build's time and day tell calendars which file is newer", () => {
  const { component, sequence } = readBack({});
  expect(String(component.getFirstPropertyValue("dtstamp"))).toBe(
    "2026-11-29T10:20:30Z",
  );
  expect(sequence).toBe(20786);
});
