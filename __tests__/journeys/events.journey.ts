import words from "../../content/pages/event.json";
import hub from "../../content/pages/news-articles.json";
import site from "../../content/site.json";
import { expect, test } from "../support/journey";
import { comingEvents, lastDay } from "../support/pages";

const { linkLabel: name = "" } =
  hub.tabs.find(({ kind }) => kind === "events") ?? {};
const registration = { name, exact: true };

const coming = comingEvents();
const [first] = coming;
const title = first?.title ?? "";
const dayMs = 86_400_000;
/** Noon of the day after the first event, on which others may still come. */
const dayAfter = new Date(
  (first ? Date.parse(lastDay(first)) : 0) + dayMs * 1.5,
);
const later = coming.filter(
  (event) => lastDay(event) >= dayAfter.toISOString().slice(0, 10),
);

test.skip(first === undefined, "The content has no event to come.");

test("an event's title leads to its page, which leads to the registration and into calendars", async ({
  page,
}) => {
  await page.goto("/news-articles#events");
  await page.getByRole("link", { name: title, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("link", registration)).toBeVisible();
  await page.locator("summary", { hasText: words.calendarHeading }).click();
  const download = page.waitForEvent("download");
  await page.locator("details a[download]").click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
});

test("on a page from an earlier day a passed event moves down, and its page says that it has passed", async ({
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
    test(`${count ? "reads start and end" : "does not read the time"} of an event in their own zone`, async ({
      page,
    }) => {
      const timed = coming.find((event) => event.endTime && !event.timeZone);
      test.skip(
        !timed || site.timeZone !== "Asia/Kolkata",
        "No event with times in Kolkata comes.",
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
