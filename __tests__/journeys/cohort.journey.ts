import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible";
import { expect, test } from "../support/journey";
import { visit } from "../support/visit";
import { countOf, field, pluck, readContent } from "../support/readContent";
import { figureNumber, said } from "../support/said";

/** The figures of the results. */
const claims = pluck(
  field(field(readContent("pages/cohort"), "results"), "claims"),
  "figure",
).map((key) => figureNumber(String(key)));
const items = field(field(readContent("pages/cohort"), "faqs"), "items");
const questions = pluck(items, "question").map(String);
const answers = pluck(items, "answer").map(String);

const question = (page: Page, name: string) =>
  page.locator("summary", {
    has: page.getByRole("heading", { name, exact: true }),
  });

/** Expects the question of this number to be open and the others to be closed. */
async function isOpen(page: Page, open: number | undefined): Promise<void> {
  for (const [index, name] of questions.entries()) {
    await expect(
      page.locator("details[open]").filter({ has: question(page, name) }),
    ).toHaveCount(index === open ? 1 : 0);
  }
}

test.describe("FAQ accordion (cohort)", () => {
  test("the first is open by default", async ({ page }) => {
    await visit(page, "/cohort");
    await isOpen(page, 0);
    await expect(page.getByText(answers[0] ?? "").first()).toBeVisible();
  });

  test("only one is open at a time", async ({ page }) => {
    test.skip(questions.length < 2, "The page has one question.");
    await visit(page, "/cohort");
    await question(page, questions.at(-1) ?? "").click();
    await isOpen(page, questions.length - 1);
    await question(page, questions[0] ?? "").click();
    await isOpen(page, 0);
  });

  test("clicking the open item closes it", async ({ page }) => {
    await visit(page, "/cohort");
    await question(page, questions[0] ?? "").click();
    await isOpen(page, undefined);
  });

  test("works by keyboard", async ({ page }) => {
    await visit(page, "/cohort");
    await question(page, questions.at(-1) ?? "").focus();
    if (questions.length > 1) await page.keyboard.press("Enter");
    await isOpen(page, questions.length - 1);
    await page.keyboard.press("Space");
    await isOpen(page, undefined);
    await expectAccessible(page);
  });
});

test.describe("stats (cohort)", () => {
  test("count up from 0 in 3 seconds when scrolled into view", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await visit(page, "/cohort");
    const figure = page
      .getByRole("region", {
        name: said("pages/cohort", "results.heading"),
        exact: true,
      })
      .getByText(claims[0] ?? "", { exact: true })
      .first();
    await expect(figure).toBeAttached();
    await figure.scrollIntoViewIfNeeded();
    const moving = page.locator("dd [aria-hidden]").first();
    await expect(moving).toBeVisible();
    await page.waitForTimeout(1000);
    await expect(moving).not.toHaveText(claims[0] ?? "");
    await expect(moving).toHaveCount(0, { timeout: 4000 });
    await expect(figure).toBeVisible();
  });
});

test.describe("cohort", () => {
  const steps = pluck(
    field(field(readContent("pages/cohort"), "journey"), "steps"),
    "title",
  ).map(String);

  /** Left and top edges of the journey's steps. */
  const places = (page: Page) =>
    Promise.all(
      steps.map(async (name) => {
        const step = page
          .getByRole("listitem")
          .filter({ has: page.getByRole("heading", { name, exact: true }) });
        const box = await step.boundingBox();
        return { x: box?.x ?? 0, y: box?.y ?? 0 };
      }),
    );

  test("journey: its steps, horizontal on desktop", async ({ page }) => {
    await visit(page, "/cohort");
    const all = await places(page);
    const rows = new Set(all.map(({ y }) => y)).size;
    expect(rows).toBe(Math.ceil(steps.length / 6));
    expect(new Set(all.map(({ x }) => x)).size).toBeGreaterThanOrEqual(
      steps.length / rows,
    );
  });

  test("journey: its steps, vertical on mobile", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/cohort");
    const all = await places(page);
    expect(new Set(all.map(({ x }) => x)).size).toBe(1);
    expect(new Set(all.map(({ y }) => y)).size).toBe(steps.length);
  });

  test("Partner Perks: a table with Partner, Benefit and Value, also on mobile", async ({
    page,
  }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, "/cohort");
      const table = page.getByRole("table", {
        name: said("pages/cohort", "perks.heading"),
      });
      await expect(table.getByRole("columnheader")).toHaveText([
        said("pages/cohort", "perks.partnerColumn"),
        said("pages/cohort", "perks.benefitColumn"),
        said("pages/cohort", "perks.valueColumn"),
      ]);
      await expect(table.getByRole("row")).toHaveCount(
        1 + countOf("shared/partner-credits", "partners"),
      );
      await expect(table.getByRole("row").nth(1)).toContainText(
        said("shared/partner-credits", "partners[0].value"),
      );
    }
  });

  test("contact block: messaging app, mailto, brochure, phone and social link", async ({
    page,
  }) => {
    await visit(page, "/cohort");
    for (const way of ["whatsapp", "email", "brochure", "social"]) {
      const name = said("pages/cohort", `apply.${way}.label`);
      const link = page.getByRole("link", { name }).last();
      await expect(link).toHaveAttribute("href", /^(https:|mailto:|\/)/);
    }
    const main = page.getByRole("main");
    await expect(
      main.getByRole("link", { name: said("site", "phone") }),
    ).toHaveAttribute("href", /^tel:\+/);
  });
});

test.describe("cohort without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("final figures are readable, and every question opens", async ({
    page,
  }) => {
    await page.goto("/cohort");
    for (const text of claims) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    for (const [index, name] of questions.entries()) {
      if (index > 0) await question(page, name).click();
      await isOpen(page, index);
      await expect(page.getByText(answers[index] ?? "").first()).toBeVisible();
    }
  });
});
