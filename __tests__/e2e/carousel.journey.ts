import type { Page } from "@playwright/test";
import { labels } from "../../src/site/labels";
import { stories } from "../../content/shared/success-stories.json";
import { expect, test } from "../support/journey";

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
  test(`shows ${cards} at ${width} px and wraps around in both directions, as high as before @engines`, async ({
    page,
  }) => {
    await open(page, width);
    const height = () =>
      carousel(page).evaluate((section) => section.clientHeight);
    const before = await height();
    /** Spoken as a whole after each step. */
    const position = carousel(page).locator("[aria-live=polite][aria-atomic]");
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
    await expectFirst(1);
    await press(page, labels.previous);
    await expectFirst(count);
    await press(page, labels.previous);
    await expectFirst(count - 1);
    for (const first of [count, 1, 2]) {
      await press(page, labels.next);
      await expectFirst(first);
    }
    expect(await height()).toBe(before);
  });
}

test.describe("by touch", () => {
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

  test("a swipe moves by one in both directions, also from the first to the last", async ({
    page,
  }) => {
    await open(page, 390);
    await moveFingers(page, [40], [360]);
    await expect.poll(() => inView(page)).toEqual([count]);
    for (const number of [1, 2]) {
      await moveFingers(page, [360], [40]);
      await expect.poll(() => inView(page)).toEqual([number]);
    }
  });

  test("a finger that goes down scrolls, and two zoom the page", async ({
    page,
  }) => {
    await open(page, 390);
    const top = await page.evaluate(() => window.scrollY);
    await moveFingers(page, [180], [230], -200);
    await expect
      .poll(() => page.evaluate(() => window.scrollY))
      .toBeGreaterThan(top + 100);
    await moveFingers(page, [180, 220], [60, 340]);
    await expect
      .poll(() => page.evaluate(() => window.visualViewport?.scale))
      .toBeGreaterThan(1.5);
    expect(await inView(page)).toEqual([1]);
  });
});

test("without scripts all stories stand in a row that scrolls", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  const slides = carousel(page).getByRole("group");
  await expect(slides).toHaveCount(count);
  await slides.last().scrollIntoViewIfNeeded();
  await expect(slides.last()).toBeInViewport();
  await context.close();
});
