import {
  siteToday,
  unpublishedFiles,
} from "../../../src/gatsby/content/publication";
import { parseContent } from "../../../src/gatsby/content/readContent";

/** docs/product.md#time */

afterEach(() => {
  delete process.env.SITE_TODAY;
  jest.useRealTimers();
});

const day = "2027-01-22";

test.each([
  ["news", { date: day }, "2027-01-21", false],
  ["news", { date: day }, day, true],
  ["news", { date: day }, "2028-01-01", true],
  ["articles", { date: "2020-01-01", draft: true }, day, false],
  ["events", { date: day, draft: true }, day, false],
  // Events are announced long before their day.
  ["events", { date: "2030-01-01" }, day, true],
  // The content check reports the missing date.
  ["news", {}, day, true],
])("an item of %s with %j is online on %s: %s", (folder, item, today, isOn) => {
  const file = `${folder}/${folder}-9.json`;
  const content = parseContent(
    new Map([[file, Buffer.from(JSON.stringify(item))]]),
  );
  expect(unpublishedFiles(content, today)).toEqual(isOn ? [] : [file]);
});

test("the day is that in the firm's time zone", () => {
  jest.useFakeTimers({ now: new Date("2027-01-21T20:00:00Z") });
  expect(siteToday("Asia/Kolkata")).toBe("2027-01-22");
  expect(siteToday("America/Toronto")).toBe("2027-01-21");
  // An empty or unknown zone is reported by the content check, which must not stop here.
  expect(siteToday("")).toBe("2027-01-21");
});

test("SITE_TODAY sets the day, and an invalid day is rejected", () => {
  process.env.SITE_TODAY = "2028-02-29";
  expect(siteToday("Asia/Kolkata")).toBe("2028-02-29");
  process.env.SITE_TODAY = "tomorrow";
  expect(() => siteToday("Asia/Kolkata")).toThrow(
    'SITE_TODAY is "tomorrow". Write a day as year-month-day, such as 2027-01-22.',
  );
});
