import type { Page } from "@playwright/test";
import { labels } from "../../src/site/labels";
import { expectAccessible } from "../support/expectAccessible";
import { headerLink, expect, test } from "../support/journey";

/** docs/product.md#search */

const { search } = labels;
const target = headerLink("/");

const buttonOf = (page: Page) =>
  page.getByRole("button", { name: search.open });
const dialogOf = (page: Page) =>
  page.getByRole("dialog", { name: search.title });
const fieldOf = (page: Page) => dialogOf(page).getByRole("searchbox");
const linkTo = (page: Page, path: string) =>
  dialogOf(page).locator(`a[href="${path}/"], a[href="${path}"]`).first();

test("the search loads when it is opened, and a result leads to its page @engines", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(requests.filter((url) => url.includes("pagefind"))).toEqual([]);

  await buttonOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type(target.heading);
  await linkTo(page, target.path).click();
  await expect(page).toHaveURL(RegExp(`${target.path}/?$`));
  await expect(dialogOf(page)).toBeHidden();
});

test("the search is accessible and works by keyboard; Ctrl+K opens it", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/contact");
  await buttonOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type(target.heading);
  await expect(linkTo(page, target.path)).toBeVisible();
  await expectAccessible(page);
  // The room of the scroll bar, so that the page does not move. Playwright hides scroll bars.
  await expect(page.locator("html")).toHaveCSS("scrollbar-gutter", "stable");
  await page.setViewportSize({ width: 390, height: 900 });
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await expect(dialogOf(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();

  // Pagefind learns of it by an event of its dialog, and until then opens none.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.keyboard.press("Control+k");
  await expect(fieldOf(page)).toBeFocused();
});

test("a search that lacks a file says so, and the next press tries again", async ({
  page,
  context,
  allowConsole,
}) => {
  // The files of a worker, too.
  allowConsole(
    /pagefind|search|script location|Failed to (load|fetch)|ERR_FAILED/i,
  );
  await page.goto("/");
  for (const file of ["pagefind-component-ui.css", "pagefind-entry.json"]) {
    const files = `**/pagefind/${file}*`;
    await context.route(files, (route) => route.abort());
    await buttonOf(page).click();
    await expect(page.getByText(search.failed)).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
    await page.getByRole("button", { name: labels.close }).click();
    await expect(page.getByText(search.failed)).toHaveCount(0);
    await context.unroute(files);
  }
  await buttonOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
});
