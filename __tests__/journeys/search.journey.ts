import type { Page } from "@playwright/test";
import labels from "../../content/shared/interface.json";
import site from "../../content/site.json";
import { routes } from "../../src/common/routes";
import { pagePaths, pageWith, readBuilt } from "../support/builtSite";
import { expectAccessible } from "../support/expectAccessible";
import { headerLink, expect, test } from "../support/journey";
import { articlePaths, screens } from "../support/pages";

/** docs/product.md#search */

const { search } = labels;

const htmlOfPages = pagePaths().map((path) => readBuilt(`${path}/index.html`));

/** How many pages have a word. */
const spread = (word: string): number =>
  htmlOfPages.filter((html) => html.includes(word)).length;

/** Words of headings with their pages, the rarest first. */
const words = screens
  .flatMap(({ path, heading }) =>
    (heading.match(/\p{L}{6,}/gu) ?? []).map((word) => ({
      path,
      word,
      spread: spread(word),
    })),
  )
  .toSorted((one, other) => one.spread - other.spread);

/** A word like no other: of a letter that no page has. */
const unknown = (
  [..."ωψщ"].find((letter) => spread(letter) === 0) ?? "ω"
).repeat(5);

/** What visitors type instead of a word. */
const misspellings: readonly ((word: string) => string)[] = [
  (word) => word.slice(0, -3) + word.slice(-2),
  (word) => word.replace(/[aeiou]/, "$&\u0301").normalize(),
];

const target = headerLink("/");
const targetLink = `a[href="${target.path}"]`;

/** Topics with two articles or more are a filter of the index. */
const hasTopics = pageWith(/data-pagefind-filter="topic:true"/) !== undefined;

const dialogOf = (page: Page) =>
  page.getByRole("dialog", { name: search.title });
const fieldOf = (page: Page) =>
  page.getByRole("searchbox", { name: search.title });
const resultsOf = (page: Page) => dialogOf(page).getByRole("listitem");

/** Opens the search with its button. */
async function open(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: search.open }).click();
  await expect(fieldOf(page)).toBeFocused();
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the field stays above the last result", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 520 });
    await open(page);
    await page.keyboard.type(target.heading);
    const last = resultsOf(page).last();
    await expect(last).toBeVisible();
    await last.getByRole("link").focus();
    await expect(last).toBeInViewport();
    await expect(fieldOf(page)).toBeInViewport({ ratio: 1 });
  });

  test("Enter takes the keyboard away from the results", async ({ page }) => {
    await open(page);
    await page.keyboard.type(target.heading);
    await expect(resultsOf(page).locator(targetLink).first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(fieldOf(page)).not.toBeFocused();
    await expect(dialogOf(page)).toBeVisible();
  });
});

test("the search loads when it is opened, and lists a page under its short name @engines", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(requests.filter((url) => url.includes("pagefind"))).toEqual([]);

  await page.getByRole("button", { name: search.open }).click();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type(target.heading);
  const found = resultsOf(page).locator(targetLink).first();
  await expect(found).toBeVisible();
  await expect(found).toHaveText(target.name);
  await expect(dialogOf(page).getByRole("status")).toContainText(
    target.heading,
  );
  await found.click();
  await expect(page).toHaveURL(target.path);
  await expect(dialogOf(page)).toBeHidden();
});

test("the dialog is accessible and works by keyboard; Escape returns the focus to its button @engines", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, routes.find(({ isDark }) => isDark)?.path);
  await page.keyboard.type("a");
  const links = resultsOf(page).getByRole("link");
  await expect(links.nth(1)).toBeVisible();
  expect(await resultsOf(page).count()).toBeLessThanOrEqual(8);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole("button", { name: search.open })).toBeFocused();
});

test("a button shows more results, and the next stop is the first new one", async ({
  page,
}) => {
  await open(page);
  await page.keyboard.type("a");
  const links = resultsOf(page).getByRole("link");
  await expect(links.first()).toBeVisible();
  const more = dialogOf(page).getByRole("button", { name: search.more });
  test.skip(!(await more.isVisible()), "The site has few pages.");
  const before = await links.count();
  await more.press("Enter");
  await expect(links.nth(before)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(links.nth(before)).toBeFocused();
});

test("a result has its kind, its date and the words around what was typed", async ({
  page,
}) => {
  const [path = ""] = articlePaths;
  test.skip(path === "", "The content has no article.");
  await page.goto(path);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  const date = await page.locator("main time").first().innerText();
  await page.getByRole("button", { name: search.open }).click();
  await fieldOf(page).fill(title);
  const result = resultsOf(page).filter({
    has: page.locator(`a[href="${path}"]`),
  });
  await expect(result.getByRole("link")).toHaveAccessibleDescription(
    RegExp(`^\\D+ · ${date}\\W+\\w`),
  );
});

test("a page's first keyword leads to it before all others", async ({
  page,
}) => {
  const entries: readonly { to: string; words: string }[] =
    search.keywords ?? [];
  await open(page);
  for (const { to, words } of entries) {
    const [word = ""] = words.split(", ");
    await fieldOf(page).fill(word);
    await expect(dialogOf(page).getByRole("status")).toContainText(word);
    await expect(resultsOf(page).first().getByRole("link")).toHaveAttribute(
      "href",
      to,
    );
  }
});

test("the search forgives a typo and an accent, and offers topics without results", async ({
  page,
}) => {
  await open(page);
  const status = dialogOf(page).getByRole("status");
  await expect(status).toHaveText(search.hint);
  for (const misspell of misspellings) {
    let isFound = words.length === 0;
    // The library knows most words again, not all.
    for (const { path, word } of words.slice(0, 9)) {
      const typed = misspell(word);
      await fieldOf(page).fill(typed);
      await expect(status).toContainText(typed);
      const link = resultsOf(page).locator(`a[href="${path}"]`).first();
      isFound = await link.isVisible();
      if (isFound) break;
    }
    expect(isFound, misspell("example")).toBe(true);
  }

  await fieldOf(page).fill(unknown);
  await expect(status).toHaveText(search.none.replace("{query}", unknown));
  const topics = dialogOf(page)
    .getByRole("list", { name: search.topics })
    .getByRole("link");
  if (hasTopics) await expect(topics.first()).toBeVisible();
  for (const topic of await topics.all())
    await expect(topic).toHaveAttribute("href", /\/topics\//);
});

for (const [name, files, fail] of [
  ["library", "**/pagefind/pagefind.js*", "abort"],
  ["worker and entry", "**/pagefind/pagefind-{worker.js,entry.json}*", "abort"],
  ["WebAssembly", "**/pagefind/wasm*", "abort"],
  ["list of pages", "**/*.pf_meta", "abort"],
  ["index", "**/*.pf_index", "abort"],
  ["index, with an error page", "**/*.pf_index", "error"],
  ["filters", "**/*.pf_filter", "abort"],
  ["results", "**/*.pf_fragment", "abort"],
] as const)
  test(`a search whose ${name} fails says so and can be retried`, async ({
    page,
    context,
    allowConsole,
  }) => {
    test.skip(name === "filters" && !hasTopics, "The index has no filter.");
    // Pagefind does not wait for all its requests.
    allowConsole(/pagefind|search|Failed to (load|fetch)|ERR_FAILED|503|gzip/i);
    let requests = 0;
    await context.route(files, (route) => {
      requests += 1;
      return fail === "abort"
        ? route.abort()
        : route.fulfill({ status: 503, body: "<p>Unavailable</p>" });
    });
    await open(page);
    await page.keyboard.type(target.heading);
    const status = dialogOf(page).getByRole("status");
    const retry = dialogOf(page).getByRole("button", { name: search.retry });
    await expect(status).toHaveText(search.failed);
    const requestsBefore = requests;
    await retry.click();
    await expect.poll(() => requests).toBeGreaterThan(requestsBefore);
    await expect(status).toHaveText(search.failed);
    await context.unroute(files);
    await retry.click();
    await expect(resultsOf(page).first()).toBeVisible();
  });

test("without WebAssembly the search says so and lists the main pages", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "WebAssembly"));
  await open(page);
  await page.keyboard.type("a");
  await expect(dialogOf(page).getByRole("status")).toHaveText(
    search.unsupported,
  );
  await expect(dialogOf(page).getByRole("link")).toHaveText(
    site.navigation.map(({ label }) => label),
  );
});

test("a text selection that ends outside keeps the search open; a press outside closes it", async ({
  page,
}) => {
  await open(page);
  const box = await fieldOf(page).boundingBox();
  if (!box) throw new Error("The field has no place.");
  await page.mouse.move(box.x + 20, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(200, 700);
  await page.mouse.up();
  await expect(dialogOf(page)).toBeVisible();
  await page.mouse.click(200, 700);
  await expect(dialogOf(page)).toBeHidden();
});
