import words from "../../content/pages/event.json";
import hub from "../../content/pages/news-articles.json";
import site from "../../content/site.json";
import { expect, test } from "../support/journey";
import { comingEvents, hubTab, lastDay } from "../support/pages";

const registration = { name: hubTab("events").linkLabel, exact: true };

const coming = comingEvents();
const [first] = coming;
const title = first?.title ?? "";
/** Noon of the day after the first event. */
const dayAfter = new Date(
  (first ? Date.parse(lastDay(first)) : 0) + 36 * 3_600_000,
);
const later = coming.filter(
  (event) => lastDay(event) >= dayAfter.toISOString().slice(0, 10),
);

test.skip(first === undefined, "The content has no coming event.");

test(
  "an event's title opens its page, which links to the registration and to a calendar file",
  { tag: "@engines" },
  async ({ page }) => {
    await page.goto("/news-articles#events");
    await page.getByRole("link", { name: title, exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("link", registration)).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: words.calendarLabel }).click();
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  },
);

test("on a page built before the event ended, the event moves to the passed ones and its page says so", async ({
  page,
}) => {
  await page.clock.setFixedTime(dayAfter);
  await page.goto("/news-articles#events");
  const panel = page.getByRole("tabpanel");
  await expect(
    panel.getByRole("heading", { name: hub.events.passedHeading }),
  ).toBeVisible();
  await expect(panel.getByRole("link", registration)).toHaveCount(later.length);
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
      const timed = coming.find((event) => event.endTime && !event.timeZone);
      test.skip(
        !timed || site.timeZone !== "Asia/Kolkata",
        "No coming event has times in Kolkata.",
      );
      await page.goto(`/events/${timed?.id}`);
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
