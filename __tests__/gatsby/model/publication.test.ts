import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  siteToday,
  unpublishedFiles,
} from "../../../src/gatsby/model/publication";

let content = "";
beforeEach(() => (content = mkdtempSync(path.join(tmpdir(), "content-"))));
afterEach(() => {
  rmSync(content, { recursive: true });
  delete process.env.SITE_TODAY;
  jest.useRealTimers();
});

function write(name: string, value: object): void {
  const file = path.join(content, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}

const online = "2027-01-22";

test.each([
  ["the day before, an item with a day to come is not online", "2027-01-21", 1],
  ["on its day it is", online, 0],
  ["and ever after", "2028-01-01", 0],
])("%s", (_sentence, today, count) => {
  write("news/news-9.json", { date: online });
  expect(unpublishedFiles(content, today)).toHaveLength(count);
});

test("a draft is not online on any day, whatever its kind", () => {
  write("articles/articles-9.json", { date: "2020-01-01", draft: true });
  write("events/events-9.json", { date: online, draft: true });
  expect(unpublishedFiles(content, online)).toEqual([
    "articles/articles-9.json",
    "events/events-9.json",
  ]);
});

test("an event is online long before its day", () => {
  write("events/events-9.json", { date: "2030-01-01" });
  expect(unpublishedFiles(content, online)).toEqual([]);
});

test("a file that cannot be read is left to the content check", () => {
  write("news/news-9.json", {});
  writeFileSync(path.join(content, "news/news-9.json"), "{");
  expect(unpublishedFiles(content, online)).toEqual([]);
});

test("the day is that of the firm's time zone", () => {
  jest.useFakeTimers({ now: new Date("2027-01-21T20:00:00Z") });
  write("site.json", { timeZone: "Asia/Kolkata" });
  expect(siteToday(content)).toBe("2027-01-22");
  write("site.json", { timeZone: "America/Toronto" });
  expect(siteToday(content)).toBe("2027-01-21");
});

test("another day can be chosen, and a wrong one is refused in words", () => {
  write("site.json", { timeZone: "Asia/Kolkata" });
  process.env.SITE_TODAY = "2028-02-29";
  expect(siteToday(content)).toBe("2028-02-29");
  process.env.SITE_TODAY = "tomorrow";
  expect(() => siteToday(content)).toThrow(
    'SITE_TODAY is "tomorrow". Write a day as year-month-day, such as 2027-01-22.',
  );
});
