import type { Page } from "@playwright/test";
import { readBuilt } from "../support/builtSite";
import {
  headerLinks,
  hubPath,
  hubTabs,
  screenAt,
  screens,
  type ScreenFacts,
} from "../support/pages";
import {
  expect,
  followLink,
  headerLink,
  holdRequests,
  test,
} from "../support/journey";

/** docs/product.md#routes */

/** The routes to which the footer links, in its order. */
const [, footer = ""] = readBuilt("index.html").split("<footer");
const footerPaths = Array.from(
  footer.matchAll(/href="(\/[^"#]+)"/g),
  ([, path = ""]) => path,
).filter((path) => screens.some((screen) => screen.path === path));
/** A page that the header does not need to list. */
const [start = "/"] = footerPaths;

async function expectScreen(
  page: Page,
  { path, title, heading }: ScreenFacts,
): Promise<void> {
  await expect
    .poll(async () => (await page.title()).slice(0, title.length))
    .toBe(title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  expect(new URL(page.url()).pathname).toBe(path);
}

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

const expectTop = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

test("every header link opens its page at the top without loading a document @engines", async ({
  page,
}) => {
  await page.goto(start);
  await expectScreen(page, screenAt(start));
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const navigation = page.getByRole("navigation").first();
  for (const screen of headerLinks) {
    await scrollToEnd(page);
    await navigation.locator(`a[href="${screen.path}"]`).click();
    await expectScreen(page, screen);
    await expectTop(page);
  }
  expect(documents).toBe(0);
});

test("footer links open every service; back, forward and a new visit show the top, a reload keeps the scroll position @engines", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const path of footerPaths) {
    await footer.locator(`a[href="${path}"]`).first().click();
    await expectScreen(page, screenAt(path));
  }
  const [last = "/", before = "/"] = footerPaths.toReversed();
  await scrollToEnd(page);
  await page.goBack();
  await expectScreen(page, screenAt(before));
  await expectTop(page);
  await scrollToEnd(page);
  await page.goForward();
  await expectScreen(page, screenAt(last));
  await expectTop(page);

  await scrollToEnd(page);
  await page.goto(last);
  await expectTop(page);
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.reload();
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
});

test("an address with a slash, as some hosts add it, hydrates the HTML of the server", async ({
  page,
}) => {
  const { path } = headerLink("/");
  // The server of the journeys takes the slash away.
  await page.route(`${path}/`, (route) =>
    route.fulfill({ path: `public${path}/index.html` }),
  );
  await page.goto(`${path}/`);
  await expect(page).toHaveURL(path);
  await expect(page.locator(`header [href="${path}"]`).first()).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("Back from another site keeps the place", async ({ page }) => {
  await page.goto(start);
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.goto("/robots.txt");
  await page.goBack();
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
});

test("Back to an open tab shows the top of its page", async ({ page }) => {
  const kind = hubTabs.at(-1)?.kind;
  const tab = `${hubPath}#${kind}`;
  await page.goto(tab);
  await page.locator(`footer a[href="${start}"]`).first().click();
  await expect(page).not.toHaveURL(tab);
  await scrollToEnd(page);
  await page.goBack();
  await expect(page).toHaveURL(tab);
  await expectTop(page);
});

test("a page that loads slowly shows a spinner; Back ends it, and the late page never shows @engines", async ({
  page,
}) => {
  const here = headerLink("/", start);
  await page.goto(start);
  await followLink(page, here.path);
  await expectScreen(page, screenAt(here.path));
  const release = await holdRequests(page, "**/page-data/index/*.json");
  await followLink(page, "/");
  const main = page.getByRole("main");
  await expect(main.getByRole("status")).toBeVisible();
  await page.goBack();
  await expectScreen(page, screenAt(start));
  await expect(main.getByRole("status")).toHaveCount(0);
  const arrived = page.waitForResponse("**/page-data/index/*.json");
  release();
  await arrived;
  await page.waitForLoadState("networkidle");
  await expectScreen(page, screenAt(start));
});

test("the skip link is the first stop and moves the focus to the content", async ({
  page,
}) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.locator(":focus");
  await expect(skip).toHaveAttribute("href", "#main");
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("a malformed fragment opens the page, at first and later", async ({
  page,
}) => {
  const { path, heading } = headerLink("/");
  await page.goto(`${path}#50%`);
  await expect(
    page.getByRole("heading", { level: 1, name: heading }),
  ).toBeVisible();
  const other = headerLink("/", path);
  await followLink(page, `${other.path}#50%`);
  await expect(
    page.getByRole("heading", { level: 1, name: other.heading }),
  ).toBeVisible();
});
