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

test("Google gets UTC times; the end of an all-day event is the day after the last", () => {
  expect(valuesOf(calendarLinks.google(timed))).toMatchObject({
    text: "Cash & growth",
    dates: "20270122T040000Z/20270123T123000Z",
    location: "Delhi, 12 Ring Road",
  });
  expect(valuesOf(calendarLinks.google(event))).toMatchObject({
    dates: "20270122/20270124",
  });
});

test("Outlook gets UTC times; the end of an all-day event is the day after the last", () => {
  expect(valuesOf(calendarLinks.outlook(timed))).toMatchObject({
    subject: "Cash & growth",
    startdt: "2027-01-22T04:00:00.000Z",
    enddt: "2027-01-23T12:30:00.000Z",
  });
  expect(valuesOf(calendarLinks.outlook(event))).toMatchObject({
    startdt: "2027-01-22",
    enddt: "2027-01-24",
    allday: "true",
  });
});

test("Yahoo gets UTC times; the end of an all-day event is its last day", () => {
  expect(valuesOf(calendarLinks.yahoo(timed))).toMatchObject({
    title: "Cash & growth",
    st: "20270122T040000Z",
    et: "20270123T123000Z",
  });
  expect(valuesOf(calendarLinks.yahoo(event))).toMatchObject({
    st: "20270122",
    et: "20270123",
    dur: "allday",
  });
});

test("The .ics link leads to a file of the site", () => {
  expect(calendarLinks.file(event)).toBe("/events/events-1.ics");
});
