import type { Page } from "@playwright/test";
import site from "../../content/site.json";
import { zonedInstant } from "../../src/common/days";
import { eventPath } from "../../src/common/itemPaths";
import { expect, followLink, test } from "../support/journey";
import {
  contentFile,
  hubPath,
  hubTabs,
  publishedItems,
} from "../support/pages";

const words = contentFile<Queries.EventHeroLabelsFragment>("pages/event");
const hasTab = hubTabs.some(({ kind }) => kind === "events");
const registration = { name: words?.registerLabel ?? "", exact: true };

const events = publishedItems("events");
const date = events[0]?.date ?? "2000-01-01";
const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Opens a page as it was built on a day, on that day. */
async function openOn(page: Page, path: string, built: string): Promise<void> {
  await page.clock.setFixedTime(`${built}T12:00:00Z`);
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

test.skip(!hasTab || events.length === 0, "The content has no event.");

test("an event's title opens its page, which links to the registration and to a calendar file @engines", async ({
  page,
}) => {
  const event = events.find(({ notice }) => !notice);
  if (!event) return test.skip(true, "Nobody can register for an event.");
  await openOn(page, `${hubPath}#events`, dayBefore(event.date));
  const { title: name } = event;
  await page.getByRole("link", { name, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByRole("link", registration)).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: words?.calendarLabel ?? "" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
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
      await openOn(page, eventPath(timed.id), dayBefore(timed.date));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        timed.title,
      );
      const own = words?.facts.yourTime.replace("{time}", "").trim();
      await expect(page.locator("dd").filter({ hasText: own })).toHaveCount(
        count,
      );
    });
  });
