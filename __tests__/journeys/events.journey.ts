import type { Page } from "@playwright/test";
import site from "../../content/site.json";
import { zonedInstant } from "../../src/common/days";
import { eventPath } from "../../src/common/itemPaths";
import { expect, followLink, test } from "../support/journey";
import {
  contentFile,
  hubPath,
  hubTabs,
  lastDay,
  publishedItems,
} from "../support/pages";

interface EventWords {
  readonly registerLabel: string;
  readonly calendarLabel: string;
  readonly states: { readonly passed: string };
  readonly facts: { readonly yourTime: string };
}

const words = contentFile<EventWords>("pages/event");
const hub = contentFile<{ events?: { passedHeading: string } }>(
  "pages/news-articles",
);
const tab = hubTabs.find(({ kind }) => kind === "events");
const ofHub = { name: tab?.linkLabel ?? "", exact: true };
const registration = { name: words?.registerLabel ?? "", exact: true };
const hubTab = `${hubPath}#events`;

const events = publishedItems("events");
const [first] = events;
const { title, date } = first ?? { title: "", date: "2000-01-01" };
/** The day that many days later. */
const plus = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const dayAfter = plus(first ? lastDay(first) : date, 1);

/** Opens a page as it was built on a day, on that day or a later one. */
async function openOn(
  page: Page,
  path: string,
  built: string,
  day = built,
): Promise<void> {
  await page.clock.setFixedTime(`${day}T12:00:00Z`);
  await page.route(
    /page-data\/(news-articles|events)\b.*\.json$/,
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = text.replace(/"madeOn":"[^"]*"/, `"madeOn":"${built}"`);
      await route.fulfill({ response, body });
    },
  );
  await page.goto("/");
  await followLink(page, path);
}

test.skip(!tab || events.length === 0, "The content has no event.");

test("an event's title opens its page, which links to the registration and to a calendar file @engines", async ({
  page,
}) => {
  await openOn(page, hubTab, plus(date, -1));
  await page.getByRole("link", { name: title, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("link", registration)).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: words?.calendarLabel ?? "" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
});

test("on a page built before the event ended, the event moves to the passed ones and its page says so", async ({
  page,
}) => {
  await openOn(page, hubTab, plus(date, -1), dayAfter);
  const panel = page.getByRole("tabpanel");
  const { passedHeading: name = "" } = hub?.events ?? {};
  await expect(panel.getByRole("heading", { name })).toBeVisible();
  await expect(panel.getByRole("link", ofHub)).toHaveCount(
    events.filter((event) => lastDay(event) >= dayAfter).length,
  );
  await panel.getByRole("link", { name: title, exact: true }).last().click();
  await expect(page.getByText(words?.states.passed ?? "")).toBeVisible();
  await expect(page.getByRole("link", registration)).toHaveCount(0);
});

/** A zone whose clocks never show the firm's time. */
const farZone = ["Pacific/Kiritimati", "Pacific/Pago_Pago"].find(
  (zone) =>
    zonedInstant(date, "12:00", zone).slice(-6) !==
    zonedInstant(date, "12:00", site.timeZone).slice(-6),
);

for (const [where, timezoneId, count] of [
  ["in the firm's zone does not see", site.timeZone, 0],
  ["far away sees", farZone, 1],
] as const)
  test.describe(`A visitor ${where}`, () => {
    test.use({ timezoneId });
    test("the times of an event in their own zone", async ({ page }) => {
      const timed = events.find((event) => event.endTime && !event.timeZone);
      test.skip(!timed, "No event has times in the firm's zone.");
      if (!timed) return;
      await openOn(page, eventPath(timed.id), plus(timed.date, -1));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        timed.title,
      );
      const own = words?.facts.yourTime.replace("{time}", "").trim();
      await expect(page.locator("dd").filter({ hasText: own })).toHaveCount(
        count,
      );
    });
  });
