import type { Locator, Page, Route } from "@playwright/test";
import { labels } from "../../src/site/labels";
import site from "../../content/site.json";
import { routes } from "../../src/common/routes";
import { ContactForm, form, message } from "../support/contactForm";
import { expectAccessible } from "../support/expectAccessible";
import {
  articlePaths,
  contentFile,
  pathOf,
  screenAt,
  type ScreenFacts,
} from "../support/pages";
import { headerLink, expect, mainLink, test } from "../support/journey";

/** docs/product.md#faults */

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

const nameOf = (address: string) =>
  routes.find(({ path }) => path === address)?.page;

/** The page that a header link opens, and the page on which it is clicked. */
const target = headerLink("/");
const { path: start } = headerLink("/", target.path);
const targetData = `**/page-data${target.path}/page-data.json`;
const targetName = nameOf(target.path);
const targetScript = `**/component---src-site-screens-${targetName}-${targetName}-*.js`;

/** Acts as a host after the next build: the scripts and the hash of the open page's build are gone. */
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

test("after a new build, a link of an open page loads the new build", async ({
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

for (const [part, addresses, fail] of [
  ["data", targetData, (route: Route) => route.fulfill({ status: 404 })],
  ["script", targetScript, (route: Route) => route.abort()],
] as const)
  test(`a link to a page whose ${part} is gone opens the page as the server sends it`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(
      /status of 404|ERR_FAILED|could not be loaded|page resources for|Loading chunk/,
    );
    await page.goto(start);
    await page.route(addresses, fail);
    await mainLink(page, target.name).click();
    await expect(page).toHaveURL(target.path);
    await expectUsable(page, target);
  });

for (const script of ["app", `component---src-site-screens-${targetName}-*`])
  test(`a page without its script ${script} stays as the server sent it`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(
      /ERR_FAILED|could not be loaded|page resources for|Loading chunk/,
    );
    await page.route(`**/${script}-*.js`, (route) => route.abort());
    await page.goto(target.path, { waitUntil: "load" });
    await expectUsable(page, target);
  });

test("pages and search work when the browser blocks storage", async ({
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
  await page.goto(target.path);
  await expectUsable(page, target);
  await page.goBack();
  await page.getByRole("button", { name: labels.search.open }).click();
  const dialog = page.getByRole("dialog", { name: labels.search.title });
  await dialog.getByRole("searchbox").fill(target.heading);
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
});

test("a page works after an extension has edited it before hydration", async ({
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
  await ContactForm.open(page);
  await page.getByRole("button", { name: labels.search.open }).click();
  await expect(
    page.getByRole("dialog", { name: labels.search.title }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expectUsable(page, screenAt(pathOf("contact")));
});

test("without a connection the search, the share buttons and the contact form say so", async ({
  page,
  context,
  allowConsole,
}) => {
  // A request that outlives the page is refused instead of cut off.
  allowConsole(/INTERNET_DISCONNECTED|REFUSED|not loaded|was not sent/);
  const notifications = page.getByLabel(labels.notifications, { exact: true });
  /** The browser's own dialogs, which stand in for toasts whose code cannot be loaded. */
  const alerts: string[] = [];
  page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.resolve() },
    }),
  );
  const [articlePath = ""] = articlePaths;
  await page.goto(articlePath);
  await context.setOffline(true);
  await page.getByRole("button", { name: labels.search.open }).click();
  await expect.poll(() => alerts).toEqual([labels.search.failed]);
  const words = contentFile<Queries.ShareButtonsFragment>("pages/article");
  const copy = words?.share.find(({ kind }) => kind === "copy");
  await page.getByRole("button", { name: copy?.label ?? "" }).click();
  await expect.poll(() => alerts.at(-1)).toBe(words?.copiedToast);

  await context.setOffline(false);
  const contactForm = await ContactForm.open(page);
  await contactForm.fill(message);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await contactForm.send();
  await expect(notifications.getByRole("alert")).toHaveText(form.failedToast);
  await expect(contactForm.form.getByRole("status")).toContainText(site.email);
  await contactForm.expectValues(message);
});

test("after a new build, code that is gone loads the page again once and keeps the draft", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404|Loading chunk|MIME type|not loaded/);
  const contactForm = await ContactForm.open(page);
  await contactForm.fill(message);
  await page.waitForLoadState("networkidle");
  const nextBuild = await publishNextBuild(page);
  await page.getByRole("button", { name: labels.search.open }).click();
  await expect.poll(nextBuild.wasLoadedAgain).toBe(true);
  await contactForm.expectValues(message);
});

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name });
const errorView = (page: Page) => page.getByRole("main").getByRole("alert");
const spinner = (page: Page) =>
  page.getByRole("status", { name: labels.loading });

/** Advances the page's clock until an element is visible. */
const passTimeUntil = (page: Page, element: Locator) =>
  expect(async () => {
    await page.clock.runFor(500);
    expect(await element.isVisible()).toBe(true);
  }).toPass();

/** Responds with empty data, so that the page fails to render. */
async function emptyData(page: Page): Promise<void> {
  await page.route(targetData, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { result: { data: object } };
    json.result.data = {};
    await route.fulfill({ response, json });
  });
}

test("a page that fails to load shows the error view with the status; reloading works once the server has recovered", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503|be loaded/);
  await page.route(targetData, (route) => route.fulfill({ status: 503 }));
  await page.goto(start);
  await page.clock.install();
  await mainLink(page, target.name).click();
  await passTimeUntil(page, spinner(page));
  await passTimeUntil(page, heading(page, labels.errorTitle));
  await expect(errorView(page)).toContainText(/503/);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);

  await page.unroute(targetData);
  await page.getByRole("button", { name: labels.errorReload }).click();
  await expect(heading(page, target.heading)).toBeVisible();
  await expect(page).toHaveURL(target.path);
});

test("without a connection the error view says so, also where a long page was scrolled", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/INTERNET_DISCONNECTED|be loaded|Failed to fetch|Loading chunk/);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(start);
  await page.clock.install();
  await context.setOffline(true);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await mainLink(page, target.name).click();
  await passTimeUntil(page, spinner(page));
  await expect(spinner(page)).toBeInViewport({ ratio: 1 });
  await passTimeUntil(page, heading(page, labels.errorTitle));
  await expect(heading(page, labels.errorTitle)).toBeInViewport({ ratio: 1 });
  await expect(errorView(page)).toContainText(labels.errorOffline);
});

test("a rendering error shows its message; the header and the home link still work", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/console error/);
  await emptyData(page);
  await page.goto(start);
  await mainLink(page, target.name).click();
  await expect(heading(page, labels.errorTitle)).toBeVisible();
  await expect(errorView(page)).toContainText(/undefined/);
  await expect(page.getByRole("contentinfo")).toBeVisible();

  const other = headerLink(target.path, start);
  await mainLink(page, other.name).click();
  await expect(heading(page, other.heading)).toBeVisible();

  await mainLink(page, target.name).click();
  await errorView(page).getByRole("link", { name: labels.errorHome }).click();
  await expect(page).toHaveURL("/");
  await expect(heading(page, labels.errorTitle)).toHaveCount(0);
});
