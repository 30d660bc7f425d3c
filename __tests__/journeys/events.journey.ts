import { expect, test } from "../support/journey";
import { comingEvents, lastDay } from "../support/onDay";
import { literally } from "../support/literally";
import { entries, field, readContent } from "../support/readContent";
import { visit } from "../support/visit";

const words = readContent("pages/event");
const text = (...path: string[]) => String(path.reduce<unknown>(field, words));
const hub = readContent("pages/news-articles");
const tab = entries(field(hub, "tabs")).find(
  (each) => field(each, "kind") === "events",
);
const registration = {
  name: new RegExp(`^${literally(String(field(tab, "linkLabel")))}`),
};

const coming = comingEvents();
const [first] = coming;
const title = String(field(first, "title"));
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
  await visit(page, "/news-articles#events");
  await page.getByRole("link", { name: title, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("link", registration)).toBeVisible();
  await page.locator("summary", { hasText: text("calendarHeading") }).click();
  const file = page.locator("details a[download]");
  const download = page.waitForEvent("download");
  await file.click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  await expect(
    page.locator('details a[href^="https://calendar.google.com/"]'),
  ).toBeVisible();
});

test("a page that was not made anew moves an event down when it has passed, and its page says so", async ({
  page,
}) => {
  await page.clock.setFixedTime(dayAfter);
  await visit(page, "/news-articles#events");
  const panel = page.getByRole("tabpanel");
  await expect(
    panel.getByRole("heading", {
      name: String(field(field(hub, "events"), "passedHeading")),
    }),
  ).toBeVisible();
  await expect(panel.getByRole("link", registration)).toHaveCount(later.length);
  await panel.getByRole("link", { name: title, exact: true }).last().click();
  await expect(page.getByText(text("states", "passed"))).toBeVisible();
  await expect(page.getByRole("link", registration)).toHaveCount(0);
});

for (const [timezoneId, sees] of [
  ["Asia/Kolkata", false],
  ["Europe/London", true],
  ["Australia/Sydney", true],
] as const) {
  test.describe(`A visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test(`${sees ? "reads" : "does not read"} the event's time in a zone of their own`, async ({
      page,
    }) => {
      const timed = coming.find(
        (event) => field(event, "startTime") && !field(event, "timeZone"),
      );
      test.skip(
        !timed || field(readContent("site"), "timeZone") !== "Asia/Kolkata",
        "No event with a time in Kolkata comes.",
      );
      await visit(page, `/events/${String(field(timed, "id"))}`);
      const own = page.getByText(
        text("facts", "yourTime").replace("{time}", "").trim(),
      );
      await expect(own).toHaveCount(sees ? 1 : 0);
    });
  });
}
