import type { Page } from "@playwright/test";
import labels from "../../content/shared/interface.json";
import { routes } from "../../src/common/routes";
import { headerLink, screenAt, type ScreenFacts } from "../support/pages";
import { expect, test } from "../support/journey";

const mainLink = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: labels.mainNavigation })
    .getByRole("link", { name, exact: true });

/** Expects a readable page with working links, whether or not its scripts run. */
async function expectUsable(
  page: Page,
  { path, heading }: Pick<ScreenFacts, "path" | "heading">,
): Promise<void> {
  const onward = headerLink(path);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await mainLink(page, onward.name).click();
  await expect(page).toHaveURL(onward.path);
  await expect(
    page.getByRole("heading", { level: 1, name: onward.heading }),
  ).toBeVisible();
}

const hub = screenAt("/news-articles");
/** The page that a link of the header leads to, and one on which the link is used. */
const target = headerLink("/");
const start = target.path === "/about" ? "/contact" : "/about";
const targetData = `**/page-data${target.path}/page-data.json`;
const targetName = routes.find(({ path }) => path === target.path)?.page;
const targetScript = `**/component---src-site-screens-${targetName}-${targetName}-*.js`;

/** Answers the open page as a host does after the next build: the scripts and the hash of its own build are gone. */
async function publishNextBuild(page: Page) {
  let isOld = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route("**/*.js", (route) =>
    isOld ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.route("**/app-data.json", (route) =>
    isOld
      ? route.fulfill({ json: { webpackCompilationHash: "next" } })
      : route.continue(),
  );
  return { wasLoadedAgain: () => !isOld };
}

test("when a new build replaces the old one, a link of an open page leads into the new build", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404|Loading chunk|MIME type|page resources for/);
  await page.goto(start);
  await page.waitForLoadState("networkidle");
  const nextBuild = await publishNextBuild(page);
  await mainLink(page, target.name).click();
  await expect.poll(nextBuild.wasLoadedAgain).toBe(true);
  await expect(page).toHaveURL(target.path);
  await expectUsable(page, target);
});

test("a link to a page whose data is missing leads to the page", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404|could not be loaded|page resources for/);
  await page.goto(start);
  await page.route(targetData, (route) =>
    route.fulfill({ status: 404, body: "" }),
  );
  await mainLink(page, target.name).click();
  await expect(page).toHaveURL(target.path);
  await expectUsable(page, target);
});

for (const script of ["app", "component---src-site-screens-news-articles-*"])
  test(`a page without its script ${script} is shown as it was built`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(
      /ERR_FAILED|could not be loaded|page resources for|Loading chunk/,
    );
    await page.route(`**/${script}-*.js`, (route) => route.abort());
    await page.goto(hub.path, { waitUntil: "load" });
    await expectUsable(page, hub);
  });

test("a link to a page whose script does not arrive leads to the page as it was built", async ({
  page,
  allowConsole,
}) => {
  allowConsole(
    /ERR_FAILED|could not be loaded|page resources for|Loading chunk/,
  );
  await page.route(targetScript, (route) => route.abort());
  await page.goto(start);
  await mainLink(page, target.name).click();
  await expectUsable(page, target);
});

test("where the browser forbids storage, pages and search work", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
  });
  await page.goto(hub.path);
  await expectUsable(page, hub);
  await page.goBack();
  await page.getByRole("button", { name: labels.search.open }).click();
  const dialog = page.getByRole("dialog", { name: labels.search.title });
  await dialog.getByRole("searchbox").fill(hub.heading);
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
});

test("without its fonts a page shows its text in others", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto(hub.path);
  await expectUsable(page, hub);
});

test("an extension that edits the page before hydration leaves a page that works", async ({
  page,
  allowConsole,
}) => {
  // React reports the foreign elements.
  allowConsole(/Minified React error #(418|423|425)|uncaught/);
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.setAttribute("data-extension", "on");
      document.body.setAttribute("cz-shortcut-listen", "true");
      const bar = document.createElement("div");
      bar.textContent = "Coupons found!";
      document.body.prepend(bar);
      document.querySelector("main")?.prepend(bar.cloneNode(true));
      for (const field of document.querySelectorAll("input, textarea")) {
        field.setAttribute("data-lpignore", "true");
        field.after(document.createElement("extension-icon"));
      }
    });
  });
  await page.goto("/contact");
  await page.getByRole("button", { name: labels.search.open }).click();
  await expect(
    page.getByRole("dialog", { name: labels.search.title }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expectUsable(page, screenAt("/contact"));
});

test("a page that the browser has translated leads on", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/console error|uncaught/);
  await page.goto(hub.path);
  // As Google's translation does: every text inside two font elements.
  await page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style"))
        continue;
      const translated = document
        .createRange()
        .createContextualFragment("<font><font></font></font>");
      translated.querySelector("font font")?.append(text.data);
      text.replaceWith(translated);
    }
  });
  await expectUsable(page, hub);
});
