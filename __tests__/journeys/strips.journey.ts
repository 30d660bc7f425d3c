import type { Page } from "@playwright/test";
import about from "../../content/pages/about.json";
import labels from "../../content/shared/interface.json";
import { heading, voices } from "../../content/shared/victory-voices.json";
import { expect, test } from "../support/journey";

/** docs/product.md#strip; its times are tested in AutoScrollStrip.test.tsx. */

const { alliances } = about;

const logos = (page: Page) =>
  page.getByRole("group", { name: alliances.heading });
const bands = (page: Page) => page.getByRole("group", { name: heading });
const pause = (page: Page) =>
  page.getByRole("button", { name: `${labels.pause} ${alliances.heading}` });
const position = (page: Page) =>
  logos(page).evaluate((element) => Math.round(element.scrollLeft));

test("moves under a resting pointer, and pauses and plays with its button @engines", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/about");
  await page.clock.pauseAt(Date.now() + 60_000);
  await logos(page).scrollIntoViewIfNeeded();
  await logos(page).hover();
  const start = await position(page);
  await page.clock.runFor(2000);
  await expect.poll(() => position(page)).toBe(start + 224);
  await expect(pause(page)).toHaveAttribute("aria-pressed", "false");
  await pause(page).click();
  await expect(pause(page)).toHaveAttribute("aria-pressed", "true");
  const before = await position(page);
  await page.clock.runFor(10_000);
  expect(await position(page)).toBe(before);
  await pause(page).click();
  await page.clock.runFor(2000);
  await expect.poll(() => position(page)).toBe(before + 224);
});

test("shows the logos three times, with the copies hidden from screen readers, and the voices twice", async ({
  page,
}) => {
  await page.goto("/about");
  const count = alliances.logos.length;
  await expect(logos(page).locator("img")).toHaveCount(3 * count);
  await expect(logos(page).getByRole("img")).toHaveCount(count);
  await expect(bands(page)).toHaveCount(2);
  for (const band of await bands(page).all())
    await expect(band.getByRole("figure")).toHaveCount(voices.length);
});
