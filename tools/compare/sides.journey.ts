import { expect, test, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import type { PageState } from "../../src/common/pageBuild";

interface Sides {
  readonly pages: readonly {
    readonly path: string;
    readonly states: readonly PageState[];
  }[];
  readonly differences: readonly {
    readonly file: string;
    readonly lines: string;
  }[];
}

const { pages, differences } = JSON.parse(
  readFileSync(".compare/sides.json", "utf8"),
) as Sides;

/** Widths in px; "print" is the printed page, as wide as A4. */
const views: readonly PageState[] = ["390", "768", "1440", "print"].map(
  (name) => ({ name, steps: [], shows: "body" }),
);

/** Loads a page with all its pictures and code, and returns to its top. */
async function load(page: Page, path: string, view = ""): Promise<void> {
  const isPrint = view === "print";
  await page.emulateMedia({ media: isPrint ? "print" : "screen" });
  const width = isPrint ? 794 : Number(view);
  await page.setViewportSize({ width, height: 900 });
  await page.clock.setFixedTime(`${process.env.SITE_TODAY}T06:30:00Z`);
  await page.route("**/email/send", (route) => route.fulfill());
  await page.goto(path);
  await page.waitForFunction(() =>
    document.documentElement.matches("[data-ready], :not(.js)"),
  );
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: "instant" });
    await document.fonts.ready;
  });
  await page.waitForFunction(() =>
    [...document.images].every(({ complete }) => complete),
  );
  await page.waitForLoadState("networkidle");
}

for (const { path, states } of pages)
  for (const { name, steps, shows } of [...views, ...states])
    test(`${path} ${name}`, async ({ page }) => {
      await load(page, path, name.split(" ")[0]);
      for (const step of steps)
        if (typeof step === "string") await page.locator(step).first().click();
        else await page.locator(step[0]).first().fill(step[1]);
      // A toast stays while the pointer is on it.
      if (steps.length > 0)
        await page.locator(shows).filter({ visible: true }).first().hover();
      await expect(page).toHaveScreenshot(
        [`${path} ${name}`.slice(1), ".png"].join(""),
        {
          fullPage: true,
        },
      );
    });

for (const { file, lines } of differences)
  test(file, () => {
    const { config } = test.info();
    test.skip(config.updateSnapshots === "all", "These are the expectations.");
    throw new Error(lines);
  });
