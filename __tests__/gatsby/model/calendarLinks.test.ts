import { calendarLinks } from "../../../src/gatsby/model/calendarLinks";

const event = {
  contentId: "events-1",
  title: "Cash & growth",
  description: "Two hours.",
  place: "Delhi, 12 Ring Road",
  date: "2027-01-22",
  lastDay: "2027-01-23",
};
const timed = {
  ...event,
  starts: "2027-01-22T09:30:00+05:30",
  ends: "2027-01-23T18:00:00+05:30",
};

const valuesOf = (address: string) =>
  Object.fromEntries(new URL(address).searchParams);

// The end of an all-day event is the day after the last, for Yahoo the last day.
test.each([
  [
    "google",
    { text: event.title, dates: "20270122T040000Z/20270123T123000Z" },
    { location: event.place, dates: "20270122/20270124" },
  ],
  [
    "outlook",
    { startdt: "2027-01-22T04:00:00.000Z", enddt: "2027-01-23T12:30:00.000Z" },
    { subject: event.title, startdt: "2027-01-22", enddt: "2027-01-24" },
  ],
  [
    "yahoo",
    { title: event.title, st: "20270122T040000Z", et: "20270123T123000Z" },
    { st: "20270122", et: "20270123", dur: "allday" },
  ],
] as const)("%s gets UTC times or days", (kind, times, days) => {
  expect(valuesOf(calendarLinks[kind](timed))).toMatchObject(times);
  expect(valuesOf(calendarLinks[kind](event))).toMatchObject(days);
});

test("The .ics link leads to a file of the site", () => {
  expect(calendarLinks.file(event)).toBe("/events/events-1.ics");
});
