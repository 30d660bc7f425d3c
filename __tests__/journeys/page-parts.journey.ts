import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/expectAccessible";
import { expect, test } from "../support/journey";

/** docs/product.md#accordion, docs/product.md#tabs, docs/product.md#folding-list, docs/product.md#fading-hero */

test("at most one question is open, by mouse and by keyboard @engines", async ({
  page,
}) => {
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
  if (last > 0) await page.keyboard.press("Enter");
  await expectOpen(last);
  await page.keyboard.press("Space");
  await expectOpen();
  await expectAccessible(page);
});

test("the steps of a process are in rows of six, and in one column on a phone", async ({
  page,
}) => {
  const line = 'preserveAspectRatio="none"';
  await page.goto("/cohort");
  const items = page
    .locator(`section:has(svg[${line}]):has(ol)`)
    .first()
    .locator("ol > li");
  const count = await items.count();
  const edges = (side: "left" | "top") =>
    items.evaluateAll(
      (all, edge) =>
        new Set(all.map((each) => each.getBoundingClientRect()[edge])).size,
      side,
    );
  const rows = Math.ceil(count / 6);
  expect(await edges("top")).toBe(rows);
  expect(await edges("left")).toBeGreaterThanOrEqual(count / rows);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await edges("left")).toBe(1);
  expect(await edges("top")).toBe(count);
});

test("a table has its column and row headers on desktops and phones @engines", async ({
  page,
}) => {
  await page.goto("/cohort");
  const table = page.getByRole("table").first();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [role, scope] of [
      ["columnheader", "col"],
      ["rowheader", "row"],
    ] as const)
      await expect(table.getByRole(role)).toHaveCount(
        await table.locator(`[scope=${scope}]`).count(),
      );
  }
});

/** The first list of a page that folds. */
function foldingList(page: Page) {
  const list = page.locator("div:has(> ul + button, > ol + button)").first();
  const entries = list.locator("> :is(ul, ol) > li");
  const shown = entries.filter({ visible: true });
  return { toggle: list.locator("> button"), entries, shown };
}

test("a list expands and collapses, and its button stays in place @engines", async ({
  page,
}) => {
  await page.goto("/services/mentoring");
  const { toggle, entries, shown } = foldingList(page);
  const more = await toggle.innerText();
  const all = await entries.count();
  const first = await entries.and(page.locator(":not([data-folded])")).count();
  await expect(shown).toHaveCount(first);
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await page.emulateMedia({ media: "print" });
  await expect(shown).toHaveCount(all);
  await page.emulateMedia({ media: "screen" });

  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(shown).toHaveCount(all);
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await expect(toggle).not.toHaveText(more);

  // At the top of a page the window has no way to go back.
  await toggle.evaluate((button) =>
    button.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  const before = await toggle.boundingBox();
  await page.keyboard.press("Enter");
  await expect(shown).toHaveCount(first);
  const after = await toggle.boundingBox();
  expect(after?.y).toBeCloseTo(before?.y ?? NaN, -1);
});

test("on paper a list begins below its heading, not on a page of its own", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => {
    const row = '<li style="height: 100px"><h3>Name</h3></li>';
    const heading = '<h2 style="height: 400px">Names</h2>';
    const lead = '<p style="height: 100px">All of them.</p>';
    const section = `${heading}${lead}<ul>${row.repeat(9)}</ul>`;
    document.body.innerHTML = section.repeat(2);
  });
  const paper = await page.pdf({ format: "Letter" });
  // 2,800 px on pages of 1,056 px.
  expect(paper.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(3);
});

for (const width of [320, 390, 768])
  test(`at ${width} px nothing covers the open tab, and the arrow leads to the tabs that are hidden`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto("/membership");
    // Names in another language may be longer.
    await page.addStyleTag({ content: "[role=tab] { letter-spacing: 2px }" });
    const tabs = page.getByRole("tab");
    /** The number of ends of the tab's name that can be seen. */
    const seenEnds = (tab: Locator) =>
      tab.evaluate((element) => {
        const name = document.createRange();
        name.selectNodeContents(element);
        const { left, right, top } = name.getBoundingClientRect();
        return [left + 1, right - 1].filter(
          (x) => document.elementFromPoint(x, top + 2) === element,
        ).length;
      });
    for (const tab of await tabs.all()) {
      await tab.dispatchEvent("click");
      await expect.poll(() => seenEnds(tab)).toBe(2);
    }
    const first = tabs.first();
    const row = await page.getByRole("tablist").locator("../..").boundingBox();
    // A press scrolls by the tabs in view.
    await expect(async () => {
      if (row) await page.mouse.click(row.x + 8, row.y + row.height / 2);
      await expect.poll(() => seenEnds(first), { timeout: 1000 }).toBe(2);
    }).toPass();
  });

test("an arrow that has just vanished takes a press from the tab under it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto("/membership");
  const row = page.getByRole("tablist").locator("..");
  const arrow = row.locator("xpath=following-sibling::div");
  await expect(arrow).toBeVisible();
  const isOverTab = await arrow.evaluate(
    (element) =>
      new Promise<boolean>((resolve) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        new MutationObserver(() => {
          if (getComputedStyle(element).opacity !== "0") return;
          const pressed = document.elementFromPoint(
            left + width / 2,
            top + height / 2,
          );
          resolve(!pressed?.closest("[role=tab]"));
        }).observe(element, { attributeFilter: ["class"] });
        // Scrolls the row to its end.
        element.parentElement
          ?.querySelector<HTMLElement>("[role=tab]:last-of-type")
          ?.focus();
      }),
  );
  expect(isOverTab).toBe(true);
});

test("on paper every panel of tabs shows under its name", async ({ page }) => {
  await page.goto("/membership");
  const names = await page.getByRole("tab").allInnerTexts();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("tab")).toHaveCount(0);
  for (const name of names)
    await expect(
      // Folded panels are hidden from screen readers.
      page.getByRole("heading", { name, exact: true, includeHidden: true }),
    ).toBeVisible();
  for (const panel of await page.locator("[role=tabpanel]").all()) {
    const text = panel.locator("h3, p").first();
    await expect(text).toBeVisible();
    expect(
      await text.evaluate((element) =>
        element.checkVisibility({ contentVisibilityAuto: true }),
      ),
    ).toBe(true);
  }
});

const hero = (page: Page) =>
  page.locator("[data-plane]", {
    has: page.getByRole("heading", { level: 1 }),
  });

/** Scrolls until the lower edge of the hero is at a share of the window's height, and expects this look of its content. */
async function expectLook(
  page: Page,
  share: number,
  opacity: RegExp,
  scale: RegExp,
) {
  await hero(page).evaluate((plane, part) => {
    const { bottom } = plane.getBoundingClientRect();
    window.scrollBy({
      top: bottom - part * window.innerHeight,
      behavior: "instant",
    });
  }, share);
  const content = hero(page).locator("> :first-child");
  await expect(content).toHaveCSS("opacity", opacity);
  await expect(content).toHaveCSS("scale", scale);
  await expect(hero(page)).toHaveCSS("opacity", "1");
}

test("the cohort's hero fades and shrinks as it leaves the window, not while it is read, and returns; not with reduced motion", async ({
  page,
}) => {
  await page.goto("/cohort");
  for (const [width, height] of [
    [1280, 600],
    [390, 844],
    [320, 225],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectLook(page, 0.35, /^1$/, /^(1|none)$/);
    await expectLook(page, 0.15, /^0\.(49|5)/, /^0\.9[67]/);
    await expectLook(page, 0, /^0(\.0|$)/, /^0\.94/);
    await expectLook(page, 1, /^1$/, /^(1|none)$/);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectLook(page, 0.15, /^1$/, /^none$/);
});

test("the footer takes few lines of paper, so that it seldom needs a sheet of its own", async ({
  page,
}) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const onScreen = (await footer.boundingBox())?.height ?? 0;
  await page.emulateMedia({ media: "print" });
  const onPaper = (await footer.boundingBox())?.height ?? 0;
  expect(onPaper).toBeGreaterThan(0);
  expect(onPaper).toBeLessThan(onScreen / 4);
});
