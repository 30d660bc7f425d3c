import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey";
import { watchLayoutShift } from "../support/layoutShift";
import { countOf } from "../support/readContent";
import { said } from "../support/said";

/** docs/product.md#carousel: 12 entries or more, 3 in view at 768 px and wider, else 1. */

const count = countOf("shared/success-stories", "stories");
const of = said("shared/interface", "of");
/** The numbers of three cards in a row, of which the first follows the last. */
const three = (first: number) =>
  [0, 1, 2].map((step) => String(((first - 1 + step) % count) + 1));

const carousel = (page: Page) =>
  page.getByRole("region", {
    name: said("shared/success-stories", "heading"),
    exact: true,
  });

/** A turn, and what a test needs besides. */
const timeoutMs = 20_000 + count * 1500;

/** Names of the slides in view, from left to right. */
const inView = (page: Page) =>
  carousel(page)
    .getByRole("group")
    .evaluateAll((slides) =>
      slides
        .filter((slide) => getComputedStyle(slide).visibility === "visible")
        .map((slide) => ({
          name: slide.getAttribute("aria-label"),
          left: slide.getBoundingClientRect().left,
        }))
        .sort((one, other) => one.left - other.left)
        .map(({ name }) => name?.split(" ")[0]),
    );

const open = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto("/");
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).locator("[data-mode]")).toHaveAttribute(
    "data-mode",
    "still",
  );
};
const press = (page: Page, name: "previous" | "next") =>
  carousel(page)
    .getByRole("button", { name: said("shared/interface", name) })
    .click();

test("shows 3 consecutive cards at 768 px", async ({ page }) => {
  await open(page, 768);
  expect(await inView(page)).toEqual(["1", "2", "3"]);
  await expect(carousel(page).getByText(`1-3 ${of} ${count}`)).toBeVisible();
});

test("shows 1 card below 768 px", async ({ page }) => {
  await open(page, 767);
  expect(await inView(page)).toEqual(["1"]);
  await expect(
    carousel(page).getByText(`1 ${of} ${count}`, { exact: true }),
  ).toBeVisible();
});

test("changes from 3 cards to 1 with the width of the window", async ({
  page,
}) => {
  await open(page, 1280);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await inView(page)).toEqual(["1"]);
});

for (const width of [390, 1280]) {
  test(`cycles forwards through all entries with wraparound at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(timeoutMs);
    await open(page, width);
    for (let first = 2; first <= count + 1; first++) {
      await press(page, "next");
      await expect
        .poll(() => inView(page))
        .toEqual(three(first).slice(0, width < 768 ? 1 : 3));
    }
  });
}

test("cycles backwards with wraparound", async ({ page }) => {
  await open(page, 1280);
  await press(page, "previous");
  await expect.poll(() => inView(page)).toEqual([`${count}`, "1", "2"]);
  await expect(
    carousel(page).getByText(`${count}-2 ${of} ${count}`),
  ).toBeVisible();
  await press(page, "previous");
  await expect
    .poll(() => inView(page))
    .toEqual([`${count - 1}`, `${count}`, "1"]);
});

for (const width of [390, 768, 1440]) {
  test(`turns without layout shift at ${width} px`, async ({ page }) => {
    test.setTimeout(timeoutMs);
    await open(page, width);
    const shift = await watchLayoutShift(page);
    const height = () =>
      carousel(page).evaluate(
        (element) => element.getBoundingClientRect().height,
      );
    const before = await height();
    for (let turn = 0; turn < count; turn++) {
      await press(page, "next");
      expect(await height()).toBe(before);
    }
    await page.waitForTimeout(600);
    expect(await shift()).toBe(0);
  });
}

test("takes its place without layout shift when scripts start", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route("**/*.js", async (route) => {
    await new Promise((done) => setTimeout(done, 800));
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await carousel(page).scrollIntoViewIfNeeded();
  const shift = await watchLayoutShift(page);
  const height = () =>
    carousel(page).evaluate(
      (element) => element.getBoundingClientRect().height,
    );
  const before = await height();
  await expect(carousel(page).locator('[data-mode="still"]')).toBeAttached();
  expect(await height()).toBe(before);
  expect(await shift()).toBe(0);
});

test("hides the cards out of view from screen readers", async ({ page }) => {
  await open(page, 1280);
  await expect(carousel(page).getByRole("group")).toHaveCount(3);
  await press(page, "next");
  await expect(
    carousel(page).getByRole("group", { name: `4 ${of} ${count}` }),
  ).toBeVisible();
  await expect(carousel(page).getByRole("group")).toHaveCount(3);
});

test("works by keyboard alone and keeps the focus on its buttons", async ({
  page,
}) => {
  await open(page, 1280);
  const next = carousel(page).getByRole("button", {
    name: said("shared/interface", "next"),
  });
  await carousel(page)
    .getByRole("button", { name: said("shared/interface", "previous") })
    .focus();
  await page.keyboard.press("Tab");
  await expect(next).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await expect.poll(() => inView(page)).toEqual(three(3));
  await expect(next).toBeFocused();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  const swipe = async (page: Page, from: number, to: number) => {
    const row = carousel(page).locator("[data-mode]");
    await row.scrollIntoViewIfNeeded();
    const box = await row.boundingBox();
    if (!box) throw new Error("The carousel is not on screen.");
    const session = await page.context().newCDPSession(page);
    const y = box.y + 40;
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      ...points: { x: number; y: number }[]
    ) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await touch("touchStart", { x: from, y });
    for (let step = 1; step <= 5; step++)
      await touch("touchMove", { x: from + ((to - from) * step) / 5, y });
    await touch("touchEnd");
  };

  test("turns by swiping in both directions", async ({ page }) => {
    await open(page, 390);
    await swipe(page, 300, 100);
    await expect.poll(() => inView(page)).toEqual(["2"]);
    await swipe(page, 100, 300);
    await expect.poll(() => inView(page)).toEqual(["1"]);
    await swipe(page, 100, 300);
    await expect.poll(() => inView(page)).toEqual([`${count}`]);
  });
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("puts no card over another, not even for a frame", async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((records) => {
        for (const { target } of records)
          if (target instanceof Element)
            document.documentElement.dataset.places = Array.from(
              target.children,
              (card) => getComputedStyle(card).translate,
            ).join(";");
      }).observe(document, { subtree: true, attributeFilter: ["data-mode"] });
    });
    await open(page, 1280);
    const places = await page.evaluate(
      () => document.documentElement.dataset.places,
    );
    expect(new Set(places?.split(";")).size).toBe(count);
  });

  test("changes cards at once", async ({ page }) => {
    await open(page, 1280);
    await press(page, "next");
    const moving = await carousel(page).evaluate(
      (element) =>
        element
          .getAnimations({ subtree: true })
          .filter(
            ({ effect }) => Number(effect?.getComputedTiming().endTime) > 1,
          ).length,
    );
    expect(moving).toBe(0);
    expect(await inView(page)).toEqual(["2", "3", "4"]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [width, cards] of [
    [390, 1],
    [1280, 3],
  ] as const) {
    test(`is a row of readable cards, ${cards} in view, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      const slides = carousel(page).getByRole("group");
      await expect(slides).toHaveCount(count);
      await expect(carousel(page).getByRole("button")).toHaveCount(0);
      const row = await carousel(page).locator("[data-mode]").boundingBox();
      const slide = await slides.first().boundingBox();
      expect(Math.round((row?.width ?? 0) / (slide?.width ?? 1))).toBe(cards);
      await slides.last().scrollIntoViewIfNeeded();
      await expect(slides.last()).toBeInViewport();
    });
  }
});
