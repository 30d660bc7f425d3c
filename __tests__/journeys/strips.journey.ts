import type { Page } from "@playwright/test";
import { headerLink } from "../support/headerLinks";
import { holdRequests } from "../support/holdRequests";
import { expect, test } from "../support/journey";
import { countOf } from "../support/readContent";
import { said } from "../support/said";

/** docs/product.md#strip */

const voiceCount = countOf("shared/victory-voices", "voices");
const logoCount = countOf("pages/about", "alliances", "logos");
const alliances = said("pages/about", "alliances.heading");

const logos = (page: Page) => page.getByRole("group", { name: alliances });
const voices = (page: Page) =>
  page.getByRole("group", { name: said("shared/victory-voices", "heading") });
const position = (page: Page, strip = logos(page)) =>
  strip.evaluate((element) => Math.round(element.scrollLeft));

const pauseButton = (page: Page) =>
  page.getByRole("button", {
    name: `${said("shared/interface", "pause")} ${alliances}`,
    exact: true,
  });
const playButton = (page: Page) =>
  page.getByRole("button", {
    name: `${said("shared/interface", "play")} ${alliances}`,
    exact: true,
  });

const open = async (page: Page) => {
  await page.goto("/about");
  await expect(pauseButton(page).or(playButton(page))).toBeVisible();
  await logos(page).evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
};
const settled = (page: Page, distance: number) =>
  expect
    .poll(() => position(page), { timeout: 6000, intervals: [50] })
    .toBe(distance);

test("steps by 224 px every 2000 ms", async ({ page }) => {
  await open(page);
  await settled(page, 224);
  const first = Date.now();
  await settled(page, 448);
  expect(Date.now() - first).toBeGreaterThan(1500);
  expect(Date.now() - first).toBeLessThan(2600);
});

test("a pause that is pressed before the scripts have come is kept until its part answers", async ({
  page,
}) => {
  const release = await holdRequests(page, "**/*.js");
  await page.goto("/about", { waitUntil: "commit" });
  await pauseButton(page).click();
  await expect(pauseButton(page)).toBeVisible();
  release();
  await expect(playButton(page)).toBeVisible();
});

test("jumps back to the start at the end", async ({ page }) => {
  await open(page);
  await logos(page).evaluate((element) =>
    element.scrollTo({ left: element.scrollWidth, behavior: "instant" }),
  );
  await settled(page, 0);
});

test("shows its logos three times, the copies hidden from screen readers", async ({
  page,
}) => {
  await open(page);
  await expect(logos(page).locator("img")).toHaveCount(3 * logoCount);
  await expect(logos(page).getByRole("img")).toHaveCount(logoCount);
});

const interactions: [string, (page: Page) => Promise<void>][] = [
  [
    "a scroll",
    (page) =>
      logos(page).evaluate((element) =>
        element.scrollTo({ left: 100, behavior: "instant" }),
      ),
  ],
  [
    "a mouse press",
    async (page) => {
      await logos(page).hover();
      await page.mouse.down();
      await page.mouse.up();
      await page.mouse.move(5, 5);
    },
  ],
  [
    "a hover",
    async (page) => {
      await logos(page).hover();
      await page.mouse.move(5, 5);
    },
  ],
  [
    "keyboard focus",
    async (page) => {
      await pauseButton(page).focus();
      await page.keyboard.press("Tab");
      await expect(logos(page)).toBeFocused();
      await page.keyboard.press("Tab");
    },
  ],
];
for (const [name, interact] of interactions) {
  test(`pauses for ${name} and resumes 3000 ms after it`, async ({ page }) => {
    await open(page);
    await settled(page, 224);
    await page.waitForTimeout(200);
    await interact(page);
    const start = Date.now();
    await logos(page).evaluate((element) =>
      element.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    const before = await position(page);
    await page.waitForTimeout(2200);
    expect(await position(page)).toBe(before);
    await expect
      .poll(() => position(page), { timeout: 3000, intervals: [50] })
      .toBeGreaterThan(before);
    expect(Date.now() - start).toBeGreaterThan(2800);
    expect(Date.now() - start).toBeLessThan(4200);
  });
}

test("stays paused as long as the mouse is over it", async ({ page }) => {
  await open(page);
  await logos(page).hover();
  const before = await position(page);
  await page.waitForTimeout(4500);
  expect(await position(page)).toBe(before);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("pauses for a touch and resumes 3000 ms after it", async ({ page }) => {
    await open(page);
    await settled(page, 224);
    await logos(page).tap();
    const before = await position(page);
    await page.waitForTimeout(2200);
    expect(await position(page)).toBe(before);
    await settled(page, 448);
  });
});

test("has a visible pause button that stops and starts it", async ({
  page,
}) => {
  await open(page);
  await pauseButton(page).click();
  const before = await position(page);
  await page.waitForTimeout(3500);
  expect(await position(page)).toBe(before);
  await playButton(page).click();
  await expect
    .poll(() => position(page), { timeout: 4000 })
    .toBeGreaterThan(before);
});

test("does not tick off screen", async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(300);
  const before = await position(page);
  await page.waitForTimeout(3000);
  expect(await position(page)).toBe(before);
});

test("shows the testimonial band twice, the second moving the other way", async ({
  page,
}) => {
  await open(page);
  await expect(voices(page)).toHaveCount(2);
  for (const [band, direction] of [
    [voices(page).first(), 1],
    [voices(page).last(), -1],
  ] as const) {
    await expect(band.getByRole("figure")).toHaveCount(voiceCount);
    await band.scrollIntoViewIfNeeded();
    const before = await position(page, band);
    await expect
      .poll(async () => Math.sign((await position(page, band)) - before), {
        timeout: 4000,
      })
      .toBe(direction);
  }
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("stands still with a Play button that may start it", async ({
    page,
  }) => {
    await open(page);
    await page.waitForTimeout(2600);
    expect(await position(page)).toBe(0);
    for (const strip of await voices(page).all())
      expect(await position(page, strip)).toBe(0);
    await expect(
      page.getByRole("button", {
        name: `${said("shared/interface", "play")} ${said("shared/victory-voices", "heading")}`,
      }),
    ).toHaveCount(2);
    await playButton(page).click();
    await settled(page, 224);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is a scrolling row without copies and buttons", async ({ page }) => {
    await page.goto("/about");
    await expect(logos(page).locator("img:visible")).toHaveCount(logoCount);
    await expect(page.getByRole("button", { name: alliances })).toHaveCount(0);
    await expect(voices(page).first().getByRole("figure")).toHaveCount(
      voiceCount,
    );
  });
});

test("leaves no timer behind on the next page", async ({ page }) => {
  await page.addInitScript(() => {
    const { setTimeout: set } = window;
    let ticks = 0;
    window.setTimeout = ((run: () => void, delay?: number) =>
      set(() => {
        if (delay === 2000) ticks += 1;
        run();
      }, delay)) as typeof window.setTimeout;
    Object.assign(window, { ticksOfStrips: () => ticks });
  });
  const ticks = () =>
    page.evaluate(() =>
      (Reflect.get(window, "ticksOfStrips") as () => number)(),
    );
  await open(page);
  await settled(page, 224);
  expect(await ticks()).toBeGreaterThan(0);
  const away = headerLink("/about");
  await page
    .getByRole("link", { name: away.name, exact: true })
    .first()
    .click();
  await expect(
    page.getByRole("heading", { level: 1, name: away.heading }),
  ).toBeVisible();
  const before = await ticks();
  await page.waitForTimeout(4000);
  expect(await ticks()).toBe(before);
});
