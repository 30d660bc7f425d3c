import type { Page } from "@playwright/test";
import {
  closeHint,
  fullSizeLabel,
  heading as galleryHeading,
  pictures,
} from "../../content/shared/gallery.json";
import { stories } from "../../content/shared/success-stories.json";
import { labels } from "../../src/site/labels";
import { expectAccessible } from "../support/expectAccessible";
import { expect, test } from "../support/journey";
import { missingParts } from "../support/missingParts";
import { hubPath, hubTabs } from "../support/pages";

/** docs/product.md#carousel: three cards at 768 px and wider, one below. */

const count = stories.length;

const carousel = (page: Page) => page.locator("section[aria-roledescription]");

/** The numbers of the visible slides, from left to right. */
const inView = async (page: Page) => {
  const slides = carousel(page).getByRole("group");
  return slides.evaluateAll((all) => {
    const left = (slide: Element) => slide.getBoundingClientRect().left;
    return all
      .sort((one, other) => left(one) - left(other))
      .map((slide) => Number.parseInt(slide.ariaLabel ?? "", 10));
  });
};

async function openCarousel(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto("/");
  await carousel(page).scrollIntoViewIfNeeded();
}

test("the carousel shows 1 card at 767 px and 3 at 768 px, and wraps around in both directions, as high as before @engines", async ({
  page,
}) => {
  await openCarousel(page, 767);
  const height = () =>
    carousel(page).evaluate((section) => section.clientHeight);
  /** Spoken as a whole after each step. */
  const position = carousel(page).locator("[aria-live=polite][aria-atomic]");
  for (const [width, cards] of [
    [767, 1],
    [768, 3],
  ] as const) {
    const expectFirst = async (first: number) => {
      const numbers = [0, 1, 2]
        .slice(0, cards)
        .map((step) => ((first - 1 + step) % count) + 1);
      await expect.poll(() => inView(page)).toEqual(numbers);
      const range = cards === 1 ? [first] : [first, numbers.at(-1)];
      await expect(position).toHaveText(
        `${range.join("-")} ${labels.of} ${count}`,
        { useInnerText: true },
      );
    };
    await page.setViewportSize({ width, height: 900 });
    await expectFirst(1);
    const before = await height();
    for (const [name, first] of [
      [labels.previous, count],
      [labels.previous, count - 1],
      [labels.next, count],
      [labels.next, 1],
      [labels.next, 2],
      [labels.previous, 1],
    ] as const) {
      await carousel(page).getByRole("button", { name }).click();
      await expectFirst(first);
    }
    expect(await height()).toBe(before);
  }
});

test.describe("by touch, the carousel", () => {
  test.use({ hasTouch: true });

  /** Moves fingers over the slides from some distances from the left to others, and down. */
  async function moveFingers(
    page: Page,
    from: readonly number[],
    to: readonly number[],
    down = 0,
  ) {
    const session = await page.context().newCDPSession(page);
    const box = await carousel(page).getByRole("group").first().boundingBox();
    const top = (box?.y ?? 0) + 40;
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      fingers: readonly number[],
      y = top,
    ) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: fingers.map((x, id) => ({ x, y, id })),
      });
    await touch("touchStart", from);
    const steps = 10;
    for (let step = 1; step <= steps; step += 1) {
      await touch(
        "touchMove",
        from.map((x, id) => x + (((to[id] ?? x) - x) * step) / steps),
        top + (down * step) / steps,
      );
      // As of real fingers, the page has seen each move before the next: two in one frame may scroll before they zoom.
      await page.evaluate(
        () =>
          new Promise((seen) => {
            requestAnimationFrame(() => requestAnimationFrame(seen));
          }),
      );
    }
    await touch("touchEnd", []);
  }

  test("moves by one with a swipe in both directions, also from the first to the last; a finger that goes down scrolls, and two zoom the page", async ({
    page,
  }) => {
    await openCarousel(page, 390);
    await moveFingers(page, [40], [360]);
    await expect.poll(() => inView(page)).toEqual([count]);
    for (const number of [1, 2]) {
      await moveFingers(page, [360], [40]);
      await expect.poll(() => inView(page)).toEqual([number]);
    }
    const top = await page.evaluate(() => window.scrollY);
    await moveFingers(page, [180], [230], -200);
    await expect
      .poll(() => page.evaluate(() => window.scrollY))
      .toBeGreaterThan(top + 100);
    await moveFingers(page, [180, 220], [60, 340]);
    await expect
      .poll(() => page.evaluate(() => window.visualViewport?.scale))
      .toBeGreaterThan(1.5);
    expect(await inView(page)).toEqual([2]);
  });
});

/** docs/product.md#gallery; its states are tested in Gallery.test.tsx. */

test("View Full Size opens a modal dialog; a click anywhere, its button and Escape close it @engines", async ({
  page,
}) => {
  await page.goto("/about");
  const opener = page
    .getByRole("region", { name: galleryHeading, exact: true })
    .getByRole("button", { name: fullSizeLabel });
  await opener.scrollIntoViewIfNeeded();
  const dialog = page.getByRole("dialog", { name: pictures[0]?.caption });
  const closer = dialog.getByRole("button", { name: labels.close });
  for (const close of [
    () => dialog.getByRole("img").click(),
    () => closer.click(),
    () => page.keyboard.press("Escape"),
  ]) {
    await opener.click();
    await expect(page.locator("dialog:modal")).toHaveCount(1);
    await expect(dialog.getByText(closeHint)).toBeVisible();
    await expect(closer).toBeFocused();
    await expect(dialog.getByRole("status")).toHaveCount(0);
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

/** docs/product.md#strip; its times are tested in AutoScrollStrip.test.tsx. */

test("a strip moves under a resting pointer, and pauses and plays with its button @engines", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/about");
  await page.clock.pauseAt(Date.now() + 60_000);
  const strip = page.locator('[role=group][tabindex="0"]').first();
  const name = await strip.getAttribute("aria-label");
  const pause = page
    .getByRole("button", { name: `${labels.pause} ${name}` })
    .first();
  const position = () =>
    strip.evaluate((element) => Math.round(element.scrollLeft));
  await strip.scrollIntoViewIfNeeded();
  await strip.hover();
  const start = await position();
  await page.clock.runFor(2000);
  await expect.poll(position).toBe(start + 224);
  await expect(pause).toHaveAttribute("aria-pressed", "false");
  await pause.click();
  await expect(pause).toHaveAttribute("aria-pressed", "true");
  const before = await position();
  await page.clock.runFor(10_000);
  expect(await position()).toBe(before);
  await pause.click();
  await page.clock.runFor(2000);
  await expect.poll(position).toBe(before + 224);
});

/** docs/product.md#accordion, docs/product.md#folding-list */

test("at most one question is open, by mouse and by keyboard @engines", async ({
  page,
}) => {
  // The hero, out of view, would be faded.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/cohort");
  const questions = page.locator("h3 > button[aria-expanded]");
  const names = await questions.allInnerTexts();
  const last = names.length - 1;
  /** Expects the question of this number to be open. The others are closed: screen readers find no answer to them. */
  const expectOpen = async (open?: number) => {
    for (const [index, name] of names.entries()) {
      const isOpen = index === open;
      await expect(questions.nth(index)).toHaveAttribute(
        "aria-expanded",
        String(isOpen),
      );
      await expect(page.getByRole("region", { name, exact: true })).toHaveCount(
        Number(isOpen),
      );
    }
  };
  await expectOpen(0);
  await questions.first().click();
  await expectOpen();
  await questions.first().click();
  await expectOpen(0);
  await questions.last().focus();
  await page.keyboard.press("Enter");
  await expectOpen(last);
  await page.keyboard.press("Space");
  await expectOpen();
  await expectAccessible(page);
});

test("a list expands and collapses @engines", async ({ page }) => {
  await page.goto("/services/mentoring");
  const toggle = page.getByRole("main").locator("button[aria-expanded]");
  const list = await toggle.getAttribute("aria-controls");
  const entries = page.locator(`[id="${list}"] li`);
  const shown = entries.filter({ visible: true });
  const all = await entries.count();
  await expect(shown).toHaveCount(6);
  await expect(toggle).toHaveText("Load More");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");

  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(shown).toHaveCount(all);
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await expect(toggle).toHaveText("Load Less Services");

  await page.keyboard.press("Enter");
  await expect(shown).toHaveCount(6);
});

/** docs/product.md#tabs, docs/product.md#news-hub */

test("each tab opens its panel, which is accessible; a click anywhere on a card opens its article @engines", async ({
  page,
}) => {
  await page.goto(hubPath);
  for (const { label: name } of hubTabs.toReversed()) {
    await page.getByRole("tab", { name, exact: true }).click();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page.getByRole("tabpanel")).toHaveAccessibleName(name);
    await expectAccessible(page, "[role=tabpanel]");
  }
  const link = page.locator('a[href^="/article/"]');
  const card = page
    .getByRole("tabpanel")
    .getByRole("article")
    .filter({ has: link })
    .first();
  const address = await card.locator(link).first().getAttribute("href");
  // The picture at the card's top, outside the link.
  await card.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(address ?? "");
});

/** docs/product.md#moving-parts */

/** Scrolls to the end of the page, as with a wheel. Returns the largest number of motions that ran together, without spinners. */
const scrollThrough = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let most = 0;
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += 200) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const running = document.getAnimations().filter(
        ({ playState, effect }) =>
          playState === "running" &&
          effect instanceof KeyframeEffect &&
          effect.target?.role !== "status" &&
          // Under reduced motion a change of colour takes 0.01 ms.
          Number(effect.getTiming().duration) > 1,
      );
      most = Math.max(most, running.length);
    }
    return most;
  });

test("cards enter while the page scrolls, and all of them are seen in the end @engines", async ({
  page,
}) => {
  await page.goto("/");
  expect(await scrollThrough(page)).toBeGreaterThan(0);
  await expect.poll(() => missingParts(page)).toEqual([]);
  await expect
    .poll(() =>
      page
        .locator("[data-enter]")
        .evaluateAll((cards) =>
          cards.filter((card) => getComputedStyle(card).opacity !== "1"),
        ),
    )
    .toEqual([]);
});

/** docs/product.md#fading-hero */

/** The hero's opacity and scale after the page has scrolled by some pixels. */
async function heroAt(page: Page, top: number) {
  await page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: "instant" });
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise(requestAnimationFrame);
  }, top);
  return page
    .locator("main section > *")
    .first()
    .evaluate((hero) => {
      const { opacity, scale } = getComputedStyle(hero);
      return { opacity: Number(opacity), scale: Number(scale) };
    });
}

test("the cohort's hero fades and shrinks while it scrolls, and stays readable @engines", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/cohort");
  expect(await heroAt(page, 0)).toEqual({ opacity: 1, scale: 1 });
  expect((await heroAt(page, 100)).opacity).toBeLessThan(1);
  const later = await heroAt(page, 420);
  expect(later.opacity).toBeLessThan(0.95);
  expect(later.opacity).toBeGreaterThan(0.6);
  expect(later.scale).toBeLessThan(0.99);
  expect((await heroAt(page, 2000)).opacity).toBeGreaterThanOrEqual(0.6);
});

test("under reduced motion nothing moves by itself, and the hero does not fade", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/cohort"]) {
    await page.goto(path);
    expect(await scrollThrough(page)).toBe(0);
  }
  expect((await heroAt(page, 420)).opacity).toBe(1);
});

/** docs/product.md#count-up; its numbers and times are tested in StatNumber.test.tsx. */

test("on the cohort page figures count up as text and shift nothing @engines", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto("/cohort");
  const figure = page.locator("[data-slot=figure] > span").first();
  await expect(figure).toHaveText("25Cr+");
  const widthOf = async () => (await figure.boundingBox())?.width;
  const width = await widthOf();
  // What a reader of the page sees, frame by frame, and whether anything moves. Chromium alone measures it.
  const [texts, shift] = await figure.evaluate(
    (element) =>
      new Promise<[string[], number]>((resolve) => {
        const seen = new Set<string>();
        let moved = 0;
        if (PerformanceObserver.supportedEntryTypes.includes("layout-shift"))
          new PerformanceObserver((list) => {
            moved += list.getEntries().length;
          }).observe({ type: "layout-shift" });
        const look = () => {
          const text = element.querySelector("[aria-hidden]")?.textContent;
          if (text) seen.add(text);
          if (!text && seen.size > 0) resolve([[...seen], moved]);
          else requestAnimationFrame(look);
        };
        look();
        element.scrollIntoView();
      }),
  );
  expect(texts[0]).toBe("0Cr+");
  // Each frame has its number; a busy machine shows fewer.
  expect(texts.length).toBeGreaterThan(5);
  await expect(figure).toHaveText("25Cr+");
  expect(await widthOf()).toBe(width);
  expect(shift).toBe(0);
});
