import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey";
import { said } from "../support/said";

/** docs/product.md#fading-hero: the cohort's hero fades and shrinks over one hero height while it scrolls away. */

const title = (page: Page) =>
  page.getByRole("heading", {
    level: 1,
    name: said("pages/cohort", "hero.title"),
  });

/** Scrolls until a share of the hero has left at the top; tells how the words look and how the plane does. */
const look = (page: Page, share: number) =>
  title(page).evaluate(async (heading, part) => {
    const plane = heading.closest<HTMLElement>("[data-plane]");
    if (!plane) throw new Error("The hero has no plane.");
    const top = plane.getBoundingClientRect().top + window.scrollY;
    window.scrollTo({
      top: top + plane.offsetHeight * part,
      behavior: "instant",
    });
    await new Promise((done) =>
      requestAnimationFrame(() => requestAnimationFrame(done)),
    );
    const words: string[] = [];
    for (
      let element: Element | null = heading;
      element && element !== plane;
      element = element.parentElement
    ) {
      const { opacity, scale } = getComputedStyle(element);
      if (opacity !== "1" || scale !== "none") words.push(opacity, scale);
    }
    return {
      opacity: Number(words[0] ?? 1),
      scale: Number(words[1] ?? 1),
      plane: getComputedStyle(plane).opacity,
    };
  }, share);

test("fades from 1 to 0 and shrinks from 1 to 0.94 over its height", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto("/cohort");
  expect(await look(page, 0)).toEqual({ opacity: 1, scale: 1, plane: "1" });
  const middle = await look(page, 0.5);
  expect(middle.opacity).toBeCloseTo(0.5, 1);
  expect(middle.scale).toBeCloseTo(0.97, 2);
  const end = await look(page, 1);
  expect(end.opacity).toBeCloseTo(0, 1);
  expect(end.scale).toBeCloseTo(0.94, 2);
  expect(end.plane).toBe("1");
});

test("comes back on the way up", async ({ page }) => {
  await page.goto("/cohort");
  await look(page, 0.9);
  expect((await look(page, 0)).opacity).toBe(1);
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("stays as it is", async ({ page }) => {
    await page.goto("/cohort");
    expect(await look(page, 0.5)).toEqual({
      opacity: 1,
      scale: 1,
      plane: "1",
    });
  });
});
