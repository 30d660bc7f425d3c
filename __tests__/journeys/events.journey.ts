import type { Page } from "@playwright/test";
import words from "../../content/pages/event.json";
import hub from "../../content/pages/news-articles.json";
import site from "../../content/site.json";
import { expect, followLink, test } from "../support/journey";
import { hubTab, lastDay, publishedItems } from "../support/pages";

const registration = { name: hubTab("events").linkLabel, exact: true };

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
  await page.goto("/contact");
  await followLink(page, path);
}

test.skip(events.length === 0, "The content has no event.");

test("an event's title opens its page, which links to the registration and to a calendar file @engines", async ({
  page,
}) => {
  await openOn(page, "/news-articles#events", plus(date, -1));
  await page.getByRole("link", { name: title, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("link", registration)).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: words.calendarLabel }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
});

test("on a page built before the event ended, the event moves to the passed ones and its page says so", async ({
  page,
}) => {
  await openOn(page, "/news-articles#events", plus(date, -1), dayAfter);
  const panel = page.getByRole("tabpanel");
  await expect(
    panel.getByRole("heading", { name: hub.events.passedHeading }),
  ).toBeVisible();
  await expect(panel.getByRole("link", registration)).toHaveCount(
    events.filter((event) => lastDay(event) >= dayAfter).length,
  );
  await panel.getByRole("link", { name: title, exact: true }).last().click();
  await expect(page.getByText(words.states.passed)).toBeVisible();
  await expect(page.getByRole("link", registration)).toHaveCount(0);
});

for (const [timezoneId, count] of [
  ["Asia/Kolkata", 0],
  ["Europe/London", 1],
] as const) {
  test.describe(`A visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test(`${count ? "sees" : "does not see"} the times of an event in their own zone`, async ({
      page,
    }) => {
      const timed = events.find((event) => event.endTime && !event.timeZone);
      test.skip(
        !timed || site.timeZone !== "Asia/Kolkata",
        "No event has times in Kolkata.",
      );
      if (!timed) return;
      await openOn(page, `/events/${timed.id}`, plus(timed.date, -1));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        timed.title,
      );
      const own = words.facts.yourTime.replace("{time}", "").trim();
      await expect(
        page
          .locator("dd")
          .filter({ hasText: own })
          .getByText(/\d\d:\d\d–\d\d:\d\d.*\d\d:\d\d–\d\d:\d\d/),
      ).toHaveCount(count);
    });
  });
}
