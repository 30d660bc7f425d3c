import type { Page } from "@playwright/test";
import cohort from "../../content/pages/cohort.json";
import credits from "../../content/shared/partner-credits.json";
import { expectAccessible } from "../support/expectAccessible";
import { expect, test } from "../support/journey";

/** docs/product.md#cohort, docs/product.md#accordion, docs/product.md#fading-hero */

const questions = cohort.faqs.items.map(({ question }) => question);

const question = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });

/** Expects the question of this number to be open. The others are closed: screen readers find no answer to them. */
async function expectOpen(page: Page, open: number | undefined) {
  for (const [index, name] of questions.entries()) {
    const isOpen = index === open;
    await expect(question(page, name)).toHaveAttribute(
      "aria-expanded",
      String(isOpen),
    );
    await expect(page.getByRole("region", { name, exact: true })).toHaveCount(
      Number(isOpen),
    );
  }
}

test("at most one question is open, by mouse and by keyboard @engines", async ({
  page,
}) => {
  const [first = ""] = questions;
  const last = questions.at(-1) ?? first;
  await page.goto("/cohort");
  await expectOpen(page, 0);
  await expect(
    page
      .getByRole("heading", { level: 3 })
      .getByRole("button", { name: first, exact: true }),
  ).toBeVisible();
  await question(page, first).click();
  await expectOpen(page, undefined);
  await question(page, first).click();
  await expectOpen(page, 0);
  await question(page, last).focus();
  if (last !== first) await page.keyboard.press("Enter");
  await expectOpen(page, questions.length - 1);
  await page.keyboard.press("Space");
  await expectOpen(page, undefined);
  await expectAccessible(page);
});

test("the steps of the journey are in rows of six, and in one column on a phone", async ({
  page,
}) => {
  await page.goto("/cohort");
  const { heading: name, steps } = cohort.journey;
  const items = page.getByRole("region", { name }).getByRole("listitem");
  await expect(items).toHaveCount(steps.length);
  const edges = (side: "left" | "top") =>
    items.evaluateAll(
      (all, edge) =>
        new Set(all.map((each) => each.getBoundingClientRect()[edge])).size,
      side,
    );
  const rows = Math.ceil(steps.length / 6);
  expect(await edges("top")).toBe(rows);
  expect(await edges("left")).toBeGreaterThanOrEqual(steps.length / rows);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await edges("left")).toBe(1);
  expect(await edges("top")).toBe(steps.length);
});

test("the partner perks are a table on desktops and phones @engines", async ({
  page,
}) => {
  await page.goto("/cohort");
  const { heading: name, partnerColumn, ...columns } = cohort.perks;
  const table = page.getByRole("table", { name });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(table.getByRole("columnheader")).toHaveText([
      partnerColumn,
      columns.benefitColumn,
      columns.valueColumn,
    ]);
    await expect(table.getByRole("rowheader")).toHaveText(
      credits.partners.map(({ partner }) => partner),
    );
  }
});

const hero = (page: Page) =>
  page.locator("[data-plane]", {
    has: page.getByRole("heading", { level: 1 }),
  });

/** Scrolls by a share of the hero's height, and expects this look of what is on its plane. */
async function expectLook(
  page: Page,
  share: number,
  opacity: RegExp,
  scale: RegExp,
) {
  await hero(page).evaluate((plane, part) => {
    const { top, height } = plane.getBoundingClientRect();
    window.scrollBy({ top: top + height * part, behavior: "instant" });
  }, share);
  const content = hero(page).locator("> :first-child");
  await expect(content).toHaveCSS("opacity", opacity);
  await expect(content).toHaveCSS("scale", scale);
  await expect(hero(page)).toHaveCSS("opacity", "1");
}

test("the hero fades and shrinks as the page scrolls, and returns; not with reduced motion", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto("/cohort");
  await expectLook(page, 0, /^1$/, /^(1|none)$/);
  await expectLook(page, 0.5, /^0\.(49|5)/, /^0\.97/);
  await expectLook(page, 1, /^0(\.0|$)/, /^0\.94/);
  await expectLook(page, 0, /^1$/, /^(1|none)$/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/cohort");
  await expectLook(page, 0.5, /^1$/, /^none$/);
});
