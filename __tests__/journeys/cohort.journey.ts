import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible";
import { expect, test } from "../support/journey";
import { visit } from "../support/visit";

const questions = [
  "How long does the programme run?",
  "Do you take equity?",
  "Can I join from outside India?",
] as const;

const question = (page: Page, name: string) =>
  page.getByRole("button", { name });

/** Expects the questions to be open or closed, in order. */
async function areOpen(page: Page, ...states: boolean[]): Promise<void> {
  for (const [index, name] of questions.entries()) {
    await expect(question(page, name)).toHaveAttribute(
      "aria-expanded",
      String(states[index]),
    );
  }
}

test.describe("FAQ accordion (cohort)", () => {
  test("the first is open by default", async ({ page }) => {
    await visit(page, "/cohort");
    await areOpen(page, true, false, false);
    await expect(page.getByText("Fourteen weeks: a 2-week")).toBeVisible();
  });

  test("only one is open at a time", async ({ page }) => {
    await visit(page, "/cohort");
    await question(page, questions[1]).click();
    await areOpen(page, false, true, false);
    await question(page, questions[2]).click();
    await areOpen(page, false, false, true);
  });

  test("clicking the open item closes it", async ({ page }) => {
    await visit(page, "/cohort");
    await question(page, questions[0]).click();
    await areOpen(page, false, false, false);
  });

  test("works by keyboard", async ({ page }) => {
    await visit(page, "/cohort");
    await question(page, questions[1]).focus();
    await page.keyboard.press("Enter");
    await areOpen(page, false, true, false);
    await page.keyboard.press("Space");
    await areOpen(page, false, false, false);
    await expectAccessible(page);
  });
});

test.describe("stats (cohort)", () => {
  test("count up from 0 in 3 seconds when scrolled into view", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await visit(page, "/cohort");
    const figure = page.getByText("25Cr+", { exact: true });
    await expect(figure).toBeAttached();
    await figure.scrollIntoViewIfNeeded();
    const moving = page.locator("dd [aria-hidden]").first();
    await expect(moving).toBeVisible();
    await page.waitForTimeout(1000);
    await expect(moving).not.toHaveText("25Cr+");
    await expect(moving).toHaveCount(0, { timeout: 4000 });
    await expect(figure).toBeVisible();
  });
});

test.describe("cohort", () => {
  const steps = ["Apply", "Onboard", "Build", "Demo Day"];

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

  test("journey: 4 steps, horizontal on desktop", async ({ page }) => {
    await visit(page, "/cohort");
    const all = await places(page);
    expect(new Set(all.map(({ y }) => y)).size).toBe(1);
    expect(new Set(all.map(({ x }) => x)).size).toBe(4);
  });

  test("journey: 4 steps, vertical on mobile", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/cohort");
    const all = await places(page);
    expect(new Set(all.map(({ x }) => x)).size).toBe(1);
    expect(new Set(all.map(({ y }) => y)).size).toBe(4);
  });

  test("Partner Perks: a table with Partner, Benefit and Value, also on mobile", async ({
    page,
  }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, "/cohort");
      const table = page.getByRole("table", { name: "Partner Perks" });
      await expect(table.getByRole("columnheader")).toHaveText([
        "Partner",
        "Benefit",
        "Value",
      ]);
      await expect(table.getByRole("row")).toHaveCount(7);
      await expect(
        table.getByRole("row", { name: /^Cloud provider/ }),
      ).toContainText("$5,000");
    }
  });

  test("contact block: messaging app, mailto, brochure, phone and social link", async ({
    page,
  }) => {
    await visit(page, "/cohort");
    for (const [name, href] of [
      ["Apply to the Cohort (opens in a new tab)", /^https:\/\/wa\.me\//],
      ["Apply via WhatsApp (opens in a new tab)", /^https:\/\/wa\.me\//],
      ["Apply via Email", /^mailto:/],
      ["Follow the cohort (opens in a new tab)", /^https:/],
    ] as const) {
      const link = page.getByRole("link", { name, exact: true });
      await expect(link).toHaveAttribute("href", href);
    }
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: /^\+91/ })).toHaveAttribute(
      "href",
      /^tel:\+91/,
    );
    await expect(
      main.getByRole("link", { name: "Download Brochure" }),
    ).toHaveCount(2);
  });
});

test.describe("cohort without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("final figures and every answer are readable", async ({ page }) => {
    await page.goto("/cohort");
    for (const text of ["25Cr+", "50+", "10+"]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByText("No. The cohort is paid")).toBeVisible();
    await expect(page.getByText("Yes. Sessions are online")).toBeVisible();
  });
});
