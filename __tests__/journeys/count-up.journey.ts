import { readBuilt } from "../support/builtSite";
import { expect, test } from "../support/journey";
import { pathOf, screens } from "../support/pages";
import { watchLayoutShift } from "../support/pageChecks";

/** docs/product.md#count-up: from 0 when scrolled into view, over 3 seconds on the cohort page. */

const path = pathOf("cohort");

test.skip(
  !screens.some((screen) => screen.path === path) ||
    !readBuilt(`${path}/index.html`).includes("data-count"),
  "The cohort page has no figures.",
);

test("figures count up over 3 seconds and shift nothing", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.clock.install();
  await page.goto(path);
  const figures = page
    .locator("section:has([data-count])")
    .first()
    .locator("[data-figure]");
  const figure = figures.first();
  const claims = await figures.evaluateAll((all) =>
    all.map((each) => each.getAttribute("data-figure") ?? ""),
  );
  await expect(figures).toHaveText(claims);
  await expect(figure).toHaveCSS("opacity", "0");
  const shift = await watchLayoutShift(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await figure.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return figure.getAttribute("data-count");
    })
    .toBe("counting");
  await expect(figure).toHaveCSS("opacity", "1");
  await page.clock.runFor(2500);
  await expect(figure).toHaveAttribute("data-count", "counting");
  await page.clock.runFor(600);
  await expect(figures).toHaveText(claims);
  expect(await shift()).toBe(0);
});
