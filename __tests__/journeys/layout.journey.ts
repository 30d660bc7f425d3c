import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey";
import { pathOf, screens } from "../support/pages";

/** docs/design.md */

/** Left edges and tops, in whole pixels, of the elements that a selector finds and the page shows. */
const placesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 1)
      .map(({ left, top }) => ({
        left: Math.round(left),
        top: Math.round(top),
      })),
  );

/** Left edges, in whole pixels, of the first parts of the sections that take the window's width. */
const startsOfSections = (page: Page) =>
  page
    .locator("main section[aria-labelledby]")
    .evaluateAll((sections) =>
      sections
        .filter((section) => section.getBoundingClientRect().left <= 0)
        .map((section) =>
          Math.min(
            ...[...section.querySelectorAll("h2, h3, p, li, img")]
              .filter((part) => part.checkVisibility())
              .map((part) => Math.round(part.getBoundingClientRect().left)),
          ),
        ),
    );

for (const { path } of screens)
  test(`no heading of ${path} begins left of the page's text, and in narrow windows every section at its edge`, async ({
    page,
  }) => {
    await page.goto(path);
    const leftOf = async (selector: string) =>
      (await placesOf(page, selector)).map(({ left }) => left);
    for (const width of [1440, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const [edge = 0] = await leftOf("header a");
      const headings = await leftOf("main :is(h1, h2, h3)");
      expect(Math.min(...headings)).toBeGreaterThanOrEqual(edge);
      // Parts of a section may stand side by side.
      const starts = width === 768 ? await startsOfSections(page) : [];
      expect(starts.filter((start) => start > edge)).toEqual([]);
    }
    await page.setViewportSize({ width: 590, height: 900 });
    const [brand] = await leftOf("header a");
    const sections = "main :is(h1, section[aria-labelledby] h2[id])";
    expect([...new Set(await leftOf(sections))]).toEqual([brand]);
  });

test("figures and titles of neighbouring cells are level on phones", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/");
  const cells = await placesOf(page, "[aria-labelledby=statistics] li");
  for (const part of ["h3", "h3 + p"]) {
    const parts = await placesOf(
      page,
      `[aria-labelledby=statistics] li > ${part}`,
    );
    const tops = new Map<number | undefined, Set<number>>();
    for (const [index, { top }] of parts.entries()) {
      const row = cells[index]?.top;
      tops.set(row, (tops.get(row) ?? new Set()).add(top));
    }
    for (const level of tops.values()) expect(level.size, part).toBe(1);
  }
});

/** Letters of a word that fits into every column. */
const fittingLength = 10;

/** The words up to this length of which a part is in the next line. Words may break at a hyphen, a slash or a dot. */
const brokenWords = (page: Page, where = "body *"): Promise<string[]> =>
  page.evaluate(
    ([longest, within]) => {
      const broken: string[] = [];
      const range = document.createRange();
      const walker = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT,
      );
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const parent = text.parentElement;
        if (!parent?.matches(within) || !parent.checkVisibility()) continue;
        for (const { 0: word, index } of text.data.matchAll(/[^\s/.@–-]+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const boxes = [...range.getClientRects()].filter(
            ({ width }) => width > 1,
          );
          // The boxes of lines may overlap.
          const isBroken = boxes.some(
            ({ top, height }) => top > (boxes[0]?.top ?? 0) + height / 2,
          );
          if (isBroken && word.length <= longest) broken.push(word);
        }
      }
      return broken;
    },
    [fittingLength, where] as const,
  );

for (const { path } of screens)
  test(`${path} breaks no short word, no figure on a phone with text of 200 %, in any window`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of [320, 360, 390, 430, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page), `${width} px`).toEqual([]);
    }
    // As wide as 390 px with text of 200 %. Here the padding of cells, in pixels, leaves their text even less room.
    await page.setViewportSize({ width: 195, height: 900 });
    const broken = await brokenWords(page, "body :not(table *)");
    expect(broken.filter((word) => /\d/.test(word))).toEqual([]);
  });

test("an office's phone number stands clear of its e-mail address", async ({
  page,
}) => {
  await page.goto(pathOf("contact"));
  const email = page.getByRole("main").locator("li a[href^=mailto]").first();
  for (const width of [390, 768, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const gap = await email.evaluate((link) => {
      const phone = link.cloneNode(true) as HTMLElement;
      link.after(phone);
      const [first, second] = [link, phone].map((each) =>
        each.getBoundingClientRect(),
      );
      phone.remove();
      if (!first || !second) return 0;
      return Math.max(
        second.left - first.right,
        second.top - first.bottom + 16,
      );
    });
    expect(gap, `${width} px`).toBeGreaterThanOrEqual(16);
  }
});

/** What is not as it should be in a column of buttons, at the end of a link, round the number of a sheet, or wider than the window. */
const looseParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const boxesOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width }) => width > 1);
    };
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility(),
      );
    for (const arrow of shown("main a > span > svg")) {
      const words = arrow.previousSibling;
      const last = words instanceof Text && boxesOf(words).at(-1);
      if (!last) continue;
      const box = arrow.getBoundingClientRect();
      const isBeside = box.left - last.right < 12 && box.left > last.right;
      if (!isBeside || box.top > last.bottom || box.bottom < last.top)
        found.push(`arrow of ${words.data}`);
    }
    for (const button of shown("main a[data-variant] + a[data-variant]")) {
      const before = button.previousElementSibling?.getBoundingClientRect();
      const box = button.getBoundingClientRect();
      const isPair = button.parentElement?.childElementCount === 2;
      if (
        isPair &&
        before &&
        before.top < box.top &&
        before.width !== box.width
      )
        found.push(`width of ${button.textContent}`);
    }
    for (const image of shown("main img"))
      if (image.getBoundingClientRect().width > window.innerWidth)
        found.push(`width of ${image.getAttribute("alt")}`);
    for (const loop of shown("main td svg path")) {
      const { left, right } = loop.getBoundingClientRect();
      const cell = loop.closest("td");
      const [before, after] = [
        cell?.previousElementSibling && boxesOf(cell.previousElementSibling),
        cell?.nextElementSibling && boxesOf(cell.nextElementSibling),
      ];
      if (
        before?.some((box) => box.right > left - 4) ||
        after?.some((box) => box.left < right + 4)
      )
        found.push(`loop round ${cell?.textContent}`);
    }
    return found;
  });

for (const { path } of screens)
  test(`on ${path} an arrow follows the last word of its link, two buttons one below the other are equally wide, a loop is round its number alone, and pictures fit into the window`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of [390, 600, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await looseParts(page), `${width} px`).toEqual([]);
    }
  });
