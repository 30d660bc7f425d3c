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
  ["an item is not online before its day", "2027-01-21", 1],
  ["an item is online on its day", online, 0],
  ["an item is online after its day", "2028-01-01", 0],
])("%s", (_sentence, today, count) => {
  write("news/news-9.json", { date: online });
  expect(unpublishedFiles(content, today)).toHaveLength(count);
});

test("a draft is never online", () => {
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

test("the day is that in the firm's time zone", () => {
  jest.useFakeTimers({ now: new Date("2027-01-21T20:00:00Z") });
  write("site.json", { timeZone: "Asia/Kolkata" });
  expect(siteToday(content)).toBe("2027-01-22");
  write("site.json", { timeZone: "America/Toronto" });
  expect(siteToday(content)).toBe("2027-01-21");
});

test("SITE_TODAY sets the day, and an invalid day is rejected", () => {
  write("site.json", { timeZone: "Asia/Kolkata" });
  process.env.SITE_TODAY = "2028-02-29";
  expect(siteToday(content)).toBe("2028-02-29");
  process.env.SITE_TODAY = "tomorrow";
  expect(() => siteToday(content)).toThrow(
    'SITE_TODAY is "tomorrow". Write a day as year-month-day, such as 2027-01-22.',
  );
});
