import type { Page } from "@playwright/test";
import { labels } from "../../src/site/labels";
import { expect, test } from "../support/journey";
import { watchLayoutShift } from "../support/pageChecks";

/** docs/product.md#carousel: three cards at 768 px and wider, one below. */

const carousel = (page: Page) =>
  page.locator("section[aria-roledescription]").first();

/** The numbers of the slides in view, in the order of the document and from left to right. */
const inView = (page: Page) =>
  carousel(page)
    .locator("[tabindex]")
    .evaluate((row) => {
      const left = (slide: Element) => slide.getBoundingClientRect().left;
      const edge = row.getBoundingClientRect();
      const slides = [...row.children].filter(
        (slide) =>
          left(slide) > edge.left - 2 &&
          slide.getBoundingClientRect().right < edge.right + 2,
      );
      const sorted = slides.toSorted((one, other) => left(one) - left(other));
      return [slides, sorted].map((list) =>
        list.map((slide) => Number.parseInt(slide.ariaLabel ?? "", 10)),
      );
    });

const inBothOrders = (...numbers: number[]) => [numbers, numbers];

async function open(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto("/");
  await carousel(page).scrollIntoViewIfNeeded();
}

const press = (page: Page, name: string) =>
  carousel(page).getByRole("button", { name }).click();

for (const [width, cards] of [
  [767, 1],
  [768, 3],
] as const) {
  test(`shows ${cards} at ${width} px and wraps around in both directions without layout shift @engines`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, width);
    const count = await carousel(page).locator("[tabindex] > *").count();
    const shift = await watchLayoutShift(page);
    const expectFirst = (first: number) =>
      expect
        .poll(() => inView(page))
        .toEqual(
          inBothOrders(
            ...[0, 1, 2]
              .map((step) => ((first - 1 + step) % count) + 1)
              .slice(0, cards),
          ),
        );
    await expectFirst(1);
    await press(page, labels.previous);
    await expectFirst(count);
    for (let first = 1; first <= count; first += 1) {
      await press(page, labels.next);
      await expectFirst(first);
    }
    await press(page, labels.next);
    await expectFirst(1);
    expect(await shift()).toBe(0);
  });
}

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  /** Moves fingers over the first slide in view from some distances from the left to others. */
  async function moveFingers(
    page: Page,
    from: readonly number[],
    to: readonly number[],
  ) {
    const session = await page.context().newCDPSession(page);
    const box = await carousel(page).locator("[tabindex]").boundingBox();
    const y = (box?.y ?? 0) + 40;
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      fingers: readonly number[],
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

  test("swipes in both directions, also from the first to the last", async ({
    page,
  }) => {
    await open(page, 390);
    const count = await carousel(page).locator("[tabindex] > *").count();
    await moveFingers(page, [40], [360]);
    await expect.poll(() => inView(page)).toEqual(inBothOrders(count));
    await expect(
      carousel(page).getByText(`${count} ${labels.of} ${count}`, {
        exact: true,
      }),
    ).toBeVisible();
    for (const number of [1, 2]) {
      await moveFingers(page, [360], [40]);
      await expect.poll(() => inView(page)).toEqual(inBothOrders(number));
    }
  });

  test("two fingers zoom the page", async ({ page }) => {
    await open(page, 390);
    await moveFingers(page, [180, 220], [60, 340]);
    await expect
      .poll(() => page.evaluate(() => window.visualViewport?.scale))
      .toBeGreaterThan(1.5);
    expect(await inView(page)).toEqual(inBothOrders(1));
  });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("a button that was tapped does not stay filled", async ({ page }) => {
    await open(page, 390);
    const next = carousel(page).getByRole("button", { name: labels.next });
    const fill = () =>
      next.evaluate((button) => getComputedStyle(button).backgroundColor);
    const before = await fill();
    await next.tap();
    await expect.poll(() => inView(page)).toEqual(inBothOrders(2));
    expect(await fill()).toBe(before);
  });
});
