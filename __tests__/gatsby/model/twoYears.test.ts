import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { byDay } from "../../../src/common/events";
import { hasPassed } from "../../../src/common/days";
import { calendar } from "../../../src/gatsby/discovery/calendar";
import { itemKinds } from "../../../src/gatsby/model/itemKinds";
import { unpublishedFiles } from "../../../src/gatsby/model/publication";
import { siteEvent } from "../../support/siteEvent";

const dayMs = 86_400_000;
const start = Date.UTC(2026, 10, 22);
const dayAt = (index: number) =>
  new Date(start + index * dayMs).toISOString().slice(0, 10);
const dayBefore = (day: string) =>
  new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);
const days = Array.from({ length: 730 }, (_, index) => dayAt(index));

/** An item of each kind for every fiftieth day, some of them drafts, events of one to four days. */
const items = itemKinds.flatMap(({ folder, idPrefix }) =>
  days
    .filter((_day, index) => index % 50 === 0)
    .map((date, index) => ({
      file: `${folder}/${idPrefix}-${index + 1}.json`,
      folder,
      date,
      draft: index % 5 === 4,
      endDate: dayAt(index * 50 + (index % 4)),
    })),
);

let content = "";
beforeAll(() => {
  content = mkdtempSync(path.join(tmpdir(), "content-"));
  for (const { file, folder, ...item } of items) {
    mkdirSync(path.join(content, folder), { recursive: true });
    writeFileSync(path.join(content, file), JSON.stringify(item));
  }
});
afterAll(() => rmSync(content, { recursive: true }));

test("On each of 730 days no item is built before its day, no draft at all, and nothing due is left out", () => {
  for (const today of days) {
    const due = items.filter(
      ({ folder, date, draft }) =>
        !draft &&
        (folder === "events" || Date.parse(date) <= Date.parse(today)),
    );
    const hidden = new Set(unpublishedFiles(content, today));
    expect(
      items.map(({ file }) => file).filter((file) => !hidden.has(file)),
    ).toEqual(due.map(({ file }) => file));
  }
});

test("On each of 730 days no event that has passed stands among those to come or in the calendar", () => {
  const events = items
    .filter(({ folder }) => folder === "events")
    .map(({ file, date, endDate }) => ({ file, date, lastDay: endDate }));
  for (const today of days) {
    const { coming, passed } = byDay(events, today);
    const isOver = ({ lastDay }: { lastDay: string }) =>
      Date.parse(lastDay) < Date.parse(today);
    expect(coming.some(isOver)).toBe(false);
    expect(passed.every(isOver)).toBe(true);
    expect(coming.length + passed.length).toBe(events.length);
    // Writing a calendar takes its time: the days after an event passed do.
    if (!passed.some(({ lastDay }) => lastDay === dayBefore(today))) continue;
    const text = calendar(
      "Firm LLP",
      coming.map((each) =>
        siteEvent("/contact", { ...each, title: each.file }),
      ),
    );
    expect(passed.filter(({ file }) => text.includes(file))).toEqual([]);
  }
});

test("On each of 730 days an offer shows until its end and not after", () => {
  for (const [index, today] of days.entries()) {
    expect(hasPassed(dayAt(300), today)).toBe(index > 300);
    expect(hasPassed(null, today)).toBe(false);
  }
});
