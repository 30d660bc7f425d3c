import type { Page } from "@playwright/test";
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
