import { dayAt, dayIn } from "../../../src/common/days";
import { utcOffsetsFrom } from "../../../src/gatsby/pages/utcOffsets";

// Also half an hour ahead in summer, and midnights on both sides of a change of the clocks.
test.each([
  ["Asia/Kolkata", "2027-01-22T18:30:00Z"],
  ["America/Toronto", "2027-07-01T04:00:00Z"],
  ["Europe/London", "2027-03-27T24:00:00Z"],
  ["Europe/London", "2027-03-28T23:00:00Z"],
  ["Europe/London", "2027-10-31T24:00:00Z"],
  ["Australia/Lord_Howe", "2027-10-02T13:30:00Z"],
  ["Australia/Lord_Howe", "2027-10-03T13:00:00Z"],
  ["America/St_Johns", "2028-12-31T03:30:00Z"],
])("A page knows a zone's midnights: %s at %s", (timeZone, midnight) => {
  const offsets = utcOffsetsFrom("2027-06-01", timeZone);
  const midnightMs = Date.parse(midnight);
  const days = [midnightMs - 1, midnightMs].map((ms) => dayAt(offsets, ms));
  expect(days).toEqual(
    [midnightMs - 1, midnightMs].map((ms) => dayIn(timeZone, new Date(ms))),
  );
  expect(new Set(days).size).toBe(2);
});
