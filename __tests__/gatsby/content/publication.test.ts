import {
  siteToday,
  unpublishedFiles,
} from "../../../src/gatsby/content/publication";
import { contentOf } from "../../support/contentOf";

/** docs/product.md#time */

afterEach(() => {
  delete process.env.SITE_TODAY;
  jest.useRealTimers();
});

const unpublished = (files: Readonly<Record<string, object>>, today: string) =>
  unpublishedFiles(contentOf(files), today);

const online = "2027-01-22";

test.each([
  ["an item is not online before its day", "2027-01-21", 1],
  ["an item is online on its day", online, 0],
  ["an item is online after its day", "2028-01-01", 0],
])("%s", (_sentence, today, count) => {
  const files = { "news/news-9.json": { date: online } };
  expect(unpublished(files, today)).toHaveLength(count);
});

test("a draft is never online", () => {
  const files = {
    "articles/articles-9.json": { date: "2020-01-01", draft: true },
    "events/events-9.json": { date: online, draft: true },
  };
  expect(unpublished(files, online)).toEqual(Object.keys(files));
});

test("an event is online long before its day", () => {
  const files = { "events/events-9.json": { date: "2030-01-01" } };
  expect(unpublished(files, online)).toEqual([]);
});

test("a file without a date is left to the content check", () => {
  expect(unpublished({ "news/news-9.json": {} }, online)).toEqual([]);
});

test("the day is that in the firm's time zone", () => {
  jest.useFakeTimers({ now: new Date("2027-01-21T20:00:00Z") });
  expect(siteToday("Asia/Kolkata")).toBe("2027-01-22");
  expect(siteToday("America/Toronto")).toBe("2027-01-21");
});

test("SITE_TODAY sets the day, and an invalid day is rejected", () => {
  process.env.SITE_TODAY = "2028-02-29";
  expect(siteToday("Asia/Kolkata")).toBe("2028-02-29");
  process.env.SITE_TODAY = "tomorrow";
  expect(() => siteToday("Asia/Kolkata")).toThrow(
    'SITE_TODAY is "tomorrow". Write a day as year-month-day, such as 2027-01-22.',
  );
});
