import { zonedInstant } from "../../src/common/days";

test.each([
  ["2027-01-22", "10:00", "Asia/Kolkata", "2027-01-22T10:00:00+05:30"],
  ["2027-01-22", "10:00", "Europe/London", "2027-01-22T10:00:00+00:00"],
  ["2027-07-22", "10:00", "Europe/London", "2027-07-22T10:00:00+01:00"],
  ["2027-01-22", "23:30", "America/Toronto", "2027-01-22T23:30:00-05:00"],
  // The evening before and the day of a change of the clocks.
  ["2027-03-27", "23:00", "Europe/London", "2027-03-27T23:00:00+00:00"],
  ["2027-03-28", "09:00", "Europe/London", "2027-03-28T09:00:00+01:00"],
])("%s at %s in %s is %s", (day, time, zone, instant) => {
  expect(zonedInstant(day, time, zone)).toBe(instant);
});
