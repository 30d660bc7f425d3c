import type { Page } from "@playwright/test";
import { articleKinds } from "../../src/gatsby/model/itemKinds";
import { routes } from "../../src/common/routes";
import hub from "../../content/pages/news-articles.json";
import labels from "../../content/shared/interface.json";
import { expectAccessible } from "../support/expectAccessible";
import { expect, test } from "../support/journey";
import { publishedItems } from "../support/onDay";
import { field, leaves, readContent } from "../support/readContent";
import { said } from "../support/said";
import { screenAt } from "../support/screens";

const { search } = labels;

/** The longer words of texts, each once. */
const wordsOf = (value: unknown): string[] => [
  ...new Set(
    leaves(value)
      .map(String)
      .filter((text) => text.includes(" "))
      .join(" ")
      .replace(/<[^>]*>/g, " ")
      .toLowerCase()
      .match(/\p{L}{6,}/gu),
  ),
];

const pages = routes.map(({ page }) =>
  wordsOf({ ...Object(readContent(`pages/${page}`)), seo: undefined }),
);
const articles = articleKinds.flatMap(({ folder }) =>
  publishedItems(folder).flatMap((item) => {
    const content = field(field(item, "article"), "content");
    return content ? [wordsOf(content)] : [];
  }),
);

/** The word that stands on the most pages, and in an article where there is one. */
const commonWord = [
  ...new Set(articles.length > 0 ? articles.flat() : pages.flat()),
]
  .map((word) => ({
    word,
    count: pages.filter((page) => page.includes(word)).length,
  }))
  .reduce((most, each) => (each.count > most.count ? each : most)).word;

/** The longest word of a heading, and a heading that has it. */
const [longest, headed] = routes
  .flatMap(({ path }) => {
    const { heading } = screenAt(path);
    const words = heading.match(/\p{L}+/gu) ?? [];
    return words
      .filter(([, second, third]) => second !== third)
      .map((word) => [word, heading] as const);
  })
  .reduce((most, each) => (each[0].length > most[0].length ? each : most));

const dialogOf = (page: Page) =>
  page.getByRole("dialog", { name: search.title });
const fieldOf = (page: Page) =>
  page.getByRole("searchbox", { name: search.title });

test("the search loads nothing until it is opened, and finds a page from its words", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/about");
  await page.waitForLoadState("networkidle");
  expect(requests.filter((url) => url.includes("pagefind"))).toEqual([]);

  await page.getByRole("button", { name: search.open }).click();
  await expect(fieldOf(page)).toBeFocused();
  const title = said("pages/services-funding", "hero.title");
  await page.keyboard.type(title);
  const found = dialogOf(page)
    .getByRole("listitem")
    .getByRole("link", { name: title })
    .first();
  await expect(found).toBeVisible();
  await expect(dialogOf(page).getByRole("status")).toContainText(title);
  await found.click();
  await expect(page).toHaveURL(/\/services\/funding/);
  await expect(dialogOf(page)).toBeHidden();
});

test("the keyboard alone opens the search, walks the results and closes it again", async ({
  page,
}) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const button = page.getByRole("button", { name: search.open });
  await button.focus();
  await page.keyboard.press("/");
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type(commonWord);
  const links = dialogOf(page).getByRole("listitem").getByRole("link");
  await expect(links.nth(1)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test("the key stays a character in the contact form, and can be switched off", async ({
  page,
}) => {
  await page.goto("/contact");
  await page.waitForLoadState("networkidle");
  const field = page.getByRole("main").getByRole("textbox").first();
  await field.focus();
  await page.keyboard.type("a/b");
  await expect(field).toHaveValue("a/b");
  await expect(dialogOf(page)).toBeHidden();

  await page.getByRole("button", { name: search.open }).click();
  await page.getByRole("checkbox", { name: search.shortcut }).uncheck();
  await page.getByRole("button", { name: labels.close }).click();
  await expect(dialogOf(page)).toBeHidden();
  await page.keyboard.press("/");
  await expect(dialogOf(page)).toBeHidden();
});

test("the search says how many pages there are when it shows the best of them", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: search.open }).click();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type(commonWord);
  const results = dialogOf(page).getByRole("listitem");
  await expect(results.nth(1)).toBeVisible();
  const words = await dialogOf(page).getByRole("status").textContent();
  // What stands before and after the count is the content's, and may have digits.
  const [before = "", after = ""] = search.found
    .replace("{query}", commonWord)
    .split("{count}");
  const counted = words?.slice(before.length, -after.length || undefined);
  const [shown, total = shown] = counted?.match(/\d+/g) ?? [];
  expect(Number(shown)).toBe(await results.count());
  expect(Number(total)).toBeGreaterThanOrEqual(Number(shown));
});

test("what stands in a tab is found with its tab open", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: search.open }).click();
  await expect(fieldOf(page)).toBeFocused();
  const [event] = publishedItems("events");
  test.skip(!event, "The content has no event.");
  const title = String(field(event, "title"));
  await page.keyboard.type(title);
  await dialogOf(page)
    .getByRole("listitem")
    .filter({ hasText: hub.title })
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(/\/news-articles#events$/);
  await expect(
    page.getByRole("tabpanel").getByText(title).first(),
  ).toBeVisible();
});

test("the search takes a typing error for the word that is there, proposes where nothing is, and narrows what it found to a kind", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: search.open }).click();
  const dialog = dialogOf(page);
  const status = dialog.getByRole("status");
  await expect(status).toHaveText(search.hint);
  await expect(fieldOf(page)).toBeFocused();

  const mistaken = longest.replace(/^(.)(.)(.)/u, "$1$3$2");
  await page.keyboard.type(mistaken);
  await expect(status).toContainText(mistaken);
  const results = dialog.getByRole("listitem");
  await expect(results.filter({ hasText: headed }).first()).toBeVisible();

  await fieldOf(page).fill("zzqxv");
  await expect(status).toHaveText(search.none.replace("{query}", "zzqxv"));
  for (const topic of await dialog
    .getByRole("list", { name: search.topics })
    .getByRole("link")
    .all())
    await expect(topic).toHaveAttribute("href", /\/topics\//);

  if (articles.length === 0) return;
  await fieldOf(page).fill(commonWord);
  const kinds = dialog.getByRole("group", { name: search.kinds });
  const choice = kinds.getByRole("radio").nth(1);
  await expect(results.first()).toBeVisible();
  await kinds.locator("label").nth(1).click();
  await expect(choice).toBeChecked();
  const [, kind = "", count = ""] =
    /^(.+) (\d+)$/.exec(
      (await kinds.getByText(/\d$/).first().textContent()) ?? "",
    ) ?? [];
  await expect(results).toHaveCount(Math.min(8, Number(count)));
  await expect(results.filter({ hasText: kind })).toHaveCount(
    Math.min(8, Number(count)),
  );
});

test("a search that cannot be loaded says so and can be tried again", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/pagefind|search|Failed to load|ERR_FAILED/i);
  await page.route("**/pagefind/**", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("button", { name: search.open }).click();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type(commonWord);
  await expect(dialogOf(page).getByRole("status")).toHaveText(search.failed);
  await page.unroute("**/pagefind/**");
  await dialogOf(page).getByRole("button", { name: search.retry }).click();
  await expect(dialogOf(page).getByRole("listitem").first()).toBeVisible();
});

for (const width of [390, 1280]) {
  for (const path of ["/", "/services/funding"]) {
    test(`the open search on ${path} has no accessibility violation at ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await page.getByRole("button", { name: search.open }).click();
      await expect(fieldOf(page)).toBeFocused();
      await page.keyboard.type(commonWord);
      await expect(dialogOf(page).getByRole("listitem").first()).toBeVisible();
      await expectAccessible(page);
    });
  }
}
