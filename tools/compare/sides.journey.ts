import { expect, test, type Page } from "@playwright/test";
import { documentDifferences } from "./documents";
import { pagesToDraw, type PageState } from "./pagesToDraw";

/** The addresses of the two built sites. */
const { COMPARE_BEFORE = "", COMPARE_AFTER = "" } = process.env;

const differences = documentDifferences(".compare");
const pages = pagesToDraw(
  "public",
  differences.map(({ file }) => file),
);

/** Widths in px; "print" is the printed page, as wide as A4. */
const views: readonly PageState[] = ["390", "768", "1440", "print"].map(
  (name) => ({ name }),
);

/** Shows a page with all its pictures and code, in a state. */
async function show(
  page: Page,
  address: string,
  { name, click, shows }: PageState,
): Promise<void> {
  const isPrint = name === "print";
  await page.emulateMedia({ media: isPrint ? "print" : "screen" });
  const width = isPrint ? 794 : Number.parseInt(name);
  await page.setViewportSize({ width, height: 900 });
  await page.clock.setFixedTime(`${process.env.SITE_TODAY}T06:30:00Z`);
  await page.goto(address);
  await page.waitForFunction(() =>
    document.documentElement.matches("[data-ready], :not(.js)"),
  );
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  // Hydration may replace pictures.
  await page.waitForFunction(() => {
    for (const image of document.images) image.loading = "eager";
    return [...document.images].every(({ complete }) => complete);
  });
  await page.waitForLoadState("networkidle");
  if (!click || !shows) return;
  await page.locator(click).first().click();
  // Waits until it does not move any longer.
  await page.locator(shows).filter({ visible: true }).first().hover();
}

for (const { path, states } of pages)
  for (const state of [...views, ...states])
    test(`${path} ${state.name}`, async ({ page }) => {
      const picture = `${path} ${state.name}.png`.slice(1);
      await show(page, COMPARE_BEFORE + path, state);
      await page.screenshot({
        path: test.info().snapshotPath(picture, { kind: "screenshot" }),
        fullPage: true,
        animations: "disabled",
      });
      await show(page, COMPARE_AFTER + path, state);
      await expect(page).toHaveScreenshot(picture, { fullPage: true });
    });

for (const { file, lines } of differences)
  test(file, () => {
    throw new Error(lines);
  });
