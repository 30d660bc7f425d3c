import type { Page } from "@playwright/test";
import cohort from "../../content/pages/cohort.json";
import figures from "../../content/shared/figures.json";
import { expect, test } from "../support/journey";
import { watchLayoutShift } from "../support/pageChecks";

/** docs/product.md#count-up: from 0 when scrolled into view, over 3 seconds on the cohort page. */

const claims = cohort.results.claims.map(
  ({ figure }) => figures.find(({ key }) => key === figure)?.number ?? "",
);

const figure = (page: Page, index: number) =>
  page
    .getByRole("region", { name: cohort.results.heading, exact: true })
    .locator("[data-figure]")
    .nth(index);

test("figures count up over 3 seconds and shift nothing", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.clock.install();
  await page.goto("/cohort");
  await expect(figure(page, 0)).toHaveText(claims[0] ?? "");
  await expect(figure(page, 0)).toHaveCSS("opacity", "0");
  const shift = await watchLayoutShift(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await figure(page, 0).scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return figure(page, 0).getAttribute("data-count");
    })
    .toBe("counting");
  await expect(figure(page, 0)).toHaveCSS("opacity", "1");
  await page.clock.runFor(2500);
  await expect(figure(page, 0)).toHaveAttribute("data-count", "counting");
  await page.clock.runFor(600);
  for (const [index, claim] of claims.entries())
    await expect(figure(page, index)).toHaveText(claim);
  expect(await shift()).toBe(0);
});

test("under reduced motion figures do not wait and count", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto("/cohort");
  await expect(figure(page, 0)).not.toBeInViewport();
  await expect(figure(page, 0)).toHaveAttribute("data-count", "done");
  await expect(figure(page, 0)).toHaveCSS("opacity", "1");
});
