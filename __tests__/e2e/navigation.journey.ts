import type { Page } from "@playwright/test";
import notFound from "../../content/pages/not-found.json";
import site from "../../content/site.json";
import { labels } from "../../src/site/labels";
import { readBuilt } from "../support/builtSite";
import { expectAccessible } from "../support/expectAccessible";
import {
  expect,
  followLink,
  headerLink,
  holdRequests,
  mainLink,
  test,
} from "../support/journey";
import {
  contentFile,
  examplePaths,
  headerLinks,
  hubPath,
  hubTabs,
  pageData,
  screenAt,
  screens,
  type ScreenFacts,
} from "../support/pages";

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

const expectPlace = (page: Page, top: number) =>
  expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);

test("every header link opens its page at the top without loading a document @engines", async ({
  page,
}) => {
  await page.goto(start);
  await expectScreen(page, screenAt(start));
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  for (const screen of headerLinks) {
    await scrollToEnd(page);
    await mainLink(page, screen.name).click();
    await expectScreen(page, screen);
    await expectPlace(page, 0);
  }
  expect(documents).toBe(0);
});

test("back, forward and a new visit show the top; a reload and Back from another site keep the place @engines", async ({
  page,
}) => {
  await page.goto("/");
  const [last = "/", before = "/"] = footerPaths.toReversed();
  for (const path of [before, last]) {
    await page
      .getByRole("contentinfo")
      .locator(`a[href="${path}"]`)
      .first()
      .click();
    await expectScreen(page, screenAt(path));
  }
  await scrollToEnd(page);
  await page.goBack();
  await expectScreen(page, screenAt(before));
  await expectPlace(page, 0);
  await scrollToEnd(page);
  await page.goForward();
  await expectScreen(page, screenAt(last));
  await expectPlace(page, 0);

  await scrollToEnd(page);
  await page.goto(last);
  await expectPlace(page, 0);
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.reload();
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expectPlace(page, 500);
  await page.goto("/robots.txt");
  await page.goBack();
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expectPlace(page, 500);
});

test("an address that names a tab: a reload keeps the tab and the place, Back shows the page's top", async ({
  page,
}) => {
  const { kind, label = "" } = hubTabs.at(-1) ?? {};
  const address = `${hubPath}#${kind}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  const tab = page.getByRole("tab", { selected: true });
  await expect(tab).toHaveText(label);
  const end = page.getByRole("contentinfo");
  const top = () => end.evaluate((it) => it.getBoundingClientRect().top);
  await end.scrollIntoViewIfNeeded();
  const before = await top();
  await page.reload();
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expect(page.locator("[data-pending]")).toHaveCount(0);
  await expect(tab).toHaveText(label);
  expect(await top()).toBeCloseTo(before, -1);

  await end.locator(`a[href="${start}"]`).first().click();
  await expectScreen(page, screenAt(start));
  await scrollToEnd(page);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expectPlace(page, 0);
});

test("an address with a slash, as some hosts add it, hydrates the HTML of the server; a malformed fragment is none", async ({
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
  const other = headerLink("/", path);
  await followLink(page, `${other.path}#50%`);
  await expectScreen(page, other);
  await page.reload();
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expectScreen(page, other);
});

test("a page that loads slowly shows a spinner; Back ends it, and the late page never shows @engines", async ({
  page,
}) => {
  const here = headerLink("/", start);
  await page.goto(start);
  await followLink(page, here.path);
  await expectScreen(page, here);
  const release = await holdRequests(page, "**/page-data/index/*.json");
  await followLink(page, "/");
  const spinner = page.getByRole("main").getByRole("status");
  await expect(spinner).toBeVisible();
  await page.goBack();
  await expectScreen(page, screenAt(start));
  await expect(spinner).toHaveCount(0);
  const arrived = page.waitForResponse("**/page-data/index/*.json");
  release();
  await arrived;
  await page.waitForLoadState("networkidle");
  await expectScreen(page, screenAt(start));
});

/** docs/product.md#page-heads */

/** The tags that describe the shown page, or the one of a file, and its structured data, sorted. */
const headOf = (page: Page, html?: string): Promise<string[]> =>
  page.evaluate((file) => {
    const shown =
      file === undefined
        ? document
        : new DOMParser().parseFromString(file, "text/html");
    const tags = shown.head.querySelectorAll(
      "title, meta, link[rel=canonical], link[rel=alternate], link[rel~=icon], link[rel=manifest], link[rel=apple-touch-icon]",
    );
    const texts = [...tags].map((tag) => {
      const attributes = tag
        .getAttributeNames()
        .filter((name) => name !== "data-react-helmet")
        .map((name) => `${name}=${tag.getAttribute(name)}`)
        .sort();
      return [tag.tagName, tag.textContent, ...attributes].join(" ");
    });
    const data = shown.querySelector('[type="application/ld+json"]');
    const { lang } = shown.documentElement;
    return [...texts, lang, data?.textContent ?? ""].sort();
  }, html);

test("after client-side navigation the head is that of the page's HTML", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/There is no page at \/404/);
  const paths = [...examplePaths, "/404", "/"];
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  // Each page also finds the tags that the one before it has left behind.
  for (const path of paths) {
    const file = readBuilt(`${path}/index.html`);
    await followLink(page, path);
    await expect
      .poll(() => headOf(page), { message: path })
      .toEqual(await headOf(page, file));
  }
});

/** docs/product.md#header */

/** Its name changes with its state. */
const menuButton = (page: Page) => page.locator("header button[aria-controls]");
const menu = (page: Page) =>
  page.getByRole("navigation", { name: labels.mainNavigation });

test("the skip link is the first stop and moves the focus to the content; below 1200 px the links are a menu; each view has the booking button once, below 360 px in the menu", async ({
  page,
}) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAttribute("href", "#main");
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();

  const booking = { name: site.bookNow.label, exact: true };
  for (const [width, isMenu, isInMenu] of [
    [359, true, true],
    [360, true, false],
    [1199, true, false],
    [1200, false, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(menu(page)).toBeVisible({ visible: !isMenu });
    if (isMenu) await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(
      page.getByRole("banner").getByRole("link", booking),
    ).toHaveCount(1);
    await expect(menu(page).getByRole("link", booking)).toHaveCount(
      Number(isInMenu),
    );
    if (isMenu) await page.keyboard.press("Escape");
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  async function chooseLink(page: Page): Promise<void> {
    const { name, path } = headerLink("/");
    await mainLink(page, name).click();
    await expect(page).toHaveURL(path);
  }

  test("one button opens and closes the menu; a chosen link, and the focus on the page, close it; Escape returns the focus to its button @engines", async ({
    page,
  }) => {
    await page.goto("/");
    const button = menuButton(page);
    await expect(button).toHaveAccessibleName(labels.openMenu);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(menu(page)).toBeHidden();
    await button.click();
    await expect(menu(page)).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    for (const { label } of site.navigation)
      await expect(mainLink(page, label)).toBeVisible();
    await expect(
      menu(page)
        .getByRole("group", { name: labels.socialNavigation })
        .getByRole("link"),
    ).toHaveCount(site.socialProfiles.length);
    await expectAccessible(page);
    await button.click();
    await expect(menu(page)).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");

    await button.click();
    await chooseLink(page);
    await expect(menu(page)).toBeHidden();

    await button.focus();
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeVisible();
    // The menu follows its button in the document.
    await page.keyboard.press("Tab");
    await expect(menu(page).getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press("Enter");
    await menu(page).getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(
      page.getByRole("button", { name: labels.search.open }),
    ).toBeFocused();
    await expect(menu(page)).toBeVisible();
    // The booking button follows.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the menu opens, closes and has working links", async ({ page }) => {
      await page.goto("/");
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await menuButton(page).click();
      await expect(menu(page)).toBeHidden();
      await menuButton(page).click();
      await chooseLink(page);
    });
  });
});

/** docs/product.md#not-found */

test("an unknown address shows 404, is logged and links to the home page; so does a link to one @engines", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404|There is no page at/);
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("There")) errors.push(message.text());
  });
  const heading = page.getByRole("heading", { level: 1 });
  const response = await page.goto("/nowhere/at-all");
  expect(response?.status()).toBe(404);
  // As one text, as it is read and copied.
  expect(await heading.innerText()).toBe(notFound.code);
  await expect(page.getByText(notFound.title)).toBeVisible();
  const { action } = pageData<Queries.NotFoundScreenQuery>("/404").data.page;
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: notFound.action.label, exact: true }),
  ).toHaveAttribute("href", action.to);
  const other = headerLink("/");
  await mainLink(page, other.name).click();
  await expect(heading).toHaveText(other.heading);

  await followLink(page, "/articles/news-1");
  await expect(heading).toHaveText(notFound.code);
  await expect(page).toHaveURL("/articles/news-1");
  await expect
    .poll(() => errors)
    .toEqual([
      "There is no page at /nowhere/at-all",
      "There is no page at /articles/news-1",
    ]);
});

test("an address with capitals or marks too many leads to the page that was meant", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404|There is no page at/);
  for (const address of ["/About.", "/about%20"]) {
    expect((await page.request.get(address)).status()).toBe(404);
    await page.goto(address).catch(() => undefined);
    await expect(page).toHaveURL("/about");
    await page.goto("/");
  }
});

test("the address of no article is answered with 404 and says so", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404|There is no page at/);
  const words =
    contentFile<Queries.ArticleNotFoundScreenQuery["labels"]>(
      "pages/article",
    )?.notFound;
  expect((await page.goto("/article/none-1"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    words?.title ?? "",
  );
  await expect(page).toHaveTitle(
    words?.pageTitle.replace("{brand}", site.brand.fullName) ?? "",
  );
  await expect(page.getByText(words?.text ?? "")).toBeVisible();
});
