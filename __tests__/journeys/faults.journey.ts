import type { Page } from "@playwright/test";
import { rmSync } from "node:fs";
import path from "node:path";
import { startServer } from "../../tools/serve";
import type { RunningServer } from "../../tools/listen";
import { search } from "../../content/shared/interface.json";
import {
  ContactForm,
  failedText,
  messageFrom,
  sentText,
} from "../support/contactForm";
import { routes } from "../../src/common/routes";
import { footerPaths } from "../support/footerPaths";
import { headerLink } from "../support/headerLinks";
import { expect, test } from "../support/journey";
import { makeNextBuild } from "../support/nextBuild";
import { screenAt, type ScreenFacts } from "../support/screens";
import { visit } from "../support/visit";
import { said } from "../support/said";

const mainLink = (page: Page, name: string) =>
  page
    .getByRole("navigation", {
      name: said("shared/interface", "mainNavigation"),
    })
    .getByRole("link", { name, exact: true });

/** A page that can be read, with links that lead on, whether or not its scripts run. */
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

test.describe("a new build replaces the old one, whose files are gone, while a page is open", () => {
  let next: string;
  let server: RunningServer;

  test.beforeAll(async () => {
    next = await makeNextBuild();
  });

  test.afterEach(() => server.close());

  test.afterAll(() => rmSync(path.dirname(next), { recursive: true }));

  /** Opens a page on a server of its own, then puts the next build in the old one's place. */
  async function replaceBelow(page: Page, address: string): Promise<void> {
    const old = await startServer({ port: 0 });
    await visit(page, old.origin + address);
    await page.waitForLoadState("networkidle");
    await old.close();
    const port = Number(new URL(old.origin).port);
    server = await startServer({ port, root: next });
  }

  test("the next link leads into the new build, which works as ever", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 404|Loading chunk|MIME type/);
    await replaceBelow(page, "/news-articles");
    const old = await page.content();
    const away = headerLink(hub.path);
    await mainLink(page, away.name).click();
    await expect(page).toHaveURL(new RegExp(`${away.path}$`));
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(
      hub.heading,
    );
    expect(await page.content()).not.toBe(old);
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await visit(page, page.url());
    const onward = headerLink(away.path);
    await mainLink(page, onward.name).click();
    await expect(
      page.getByRole("heading", { level: 1, name: onward.heading }),
    ).toBeVisible();
    expect(documents, "only the visit loads a document").toBe(1);
  });

  test("a form that can no longer load its sender offers e-mail and phone, and keeps what was typed", async ({
    page,
    mail,
    allowConsole,
  }) => {
    allowConsole(/status of 404|not sent|MIME type|Loading chunk/);
    await replaceBelow(page, "/contact");
    const contact = new ContactForm(page);
    const typed = messageFrom(mail.address);
    await contact.fill(typed);
    await contact.send();
    await expect(
      contact.form.getByRole("link", { name: said("site", "email") }),
    ).toBeVisible();
    await contact.holds(typed);
  });
});

test("a page whose data is missing is shown as it was built", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404|could not be loaded|page resources for/);
  await page.route("**/page-data/news-articles/page-data.json", (route) =>
    route.fulfill({ status: 404, body: "" }),
  );
  await page.goto("/news-articles");
  await page.waitForLoadState("networkidle");
  await expectUsable(page, hub);
});

test("a link to a page whose data is missing leads to the page all the same", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404|could not be loaded|page resources for/);
  await visit(page, start);
  await page.route(targetData, (route) =>
    route.fulfill({ status: 404, body: "" }),
  );
  await mainLink(page, target.name).click();
  await expect(page).toHaveURL(target.path);
  await expectUsable(page, target);
});

for (const chunk of ["app", "framework", "webpack-runtime"]) {
  test(`a page without its script ${chunk} is shown as it was built`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/ERR_FAILED/);
    await page.route(`**/${chunk}-*.js`, (route) => route.abort());
    await page.goto("/news-articles", { waitUntil: "load" });
    await expectUsable(page, hub);
  });
}

test("a page whose own script does not arrive can be read, and its links lead on", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|could not be loaded|page resources for/);
  await page.route(
    "**/component---src-site-screens-news-articles-news-articles-*.js",
    (route) => route.abort(),
  );
  await page.goto("/news-articles", { waitUntil: "load" });
  await expectUsable(page, hub);
});

test("a link to a page whose script does not arrive ends in a view that says so and offers ways on", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|could not be loaded/);
  await page.route(targetScript, (route) => route.abort());
  await visit(page, start);
  await mainLink(page, target.name).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    said("shared/interface", "errorTitle"),
    { timeout: 12_000 },
  );
  await page.unroute(targetScript);
  await page
    .getByRole("button", { name: said("shared/interface", "errorReload") })
    .click();
  await expect(
    page.getByRole("heading", { level: 1, name: target.heading }),
  ).toBeVisible();
});

test("a visitor who goes offline is told so when a page cannot be had, and goes on once online", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|could not be loaded|Failed to fetch/);
  await visit(page, "/about");
  // What the page loads when it is idle would else fail as well.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  // Not in view so far, so that nothing of it is there yet.
  const away = footerPaths().at(-1) ?? "";
  await page.getByRole("contentinfo").locator(`a[href="${away}"]`).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    said("shared/interface", "errorTitle"),
    { timeout: 12_000 },
  );
  await expect(page.getByRole("banner")).toBeVisible();
  await context.setOffline(false);
  await page
    .getByRole("button", { name: said("shared/interface", "errorReload") })
    .click();
  await expect(page).toHaveURL(away);
  await expectUsable(page, screenAt(away));
});

test("on slow 3G the page can be read and left before its scripts arrive", async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: (400 * 1024) / 8,
    uploadThroughput: (400 * 1024) / 8,
  });
  await page.goto("/about", { waitUntil: "commit" });
  const started = Date.now();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const onward = headerLink("/about");
  await mainLink(page, onward.name).click({ noWaitAfter: true });
  await expect(
    page.getByRole("heading", { level: 1, name: onward.heading }),
  ).toBeVisible({ timeout: 15_000 });
  expect(Date.now() - started).toBeLessThan(15_000);
});

test.describe("where the browser forbids storage", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("Access is denied", "SecurityError");
          },
        });
      }
    });
  });

  test("pages, search and scrolling work", async ({ page }) => {
    await visit(page, "/news-articles");
    await expectUsable(page, hub);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      hub.heading,
    );
    await page.getByRole("button", { name: search.open }).click();
    const dialog = page.getByRole("dialog", { name: search.title });
    await dialog.getByRole("searchbox").fill(hub.heading);
    await expect(dialog.getByRole("listitem").first()).toBeVisible();
  });

  test("a message is sent", async ({ page, mail }) => {
    const contact = new ContactForm(page);
    await contact.open();
    await contact.fill(messageFrom(mail.address));
    await contact.send();
    await expect(contact.toasts).toContainText(sentText);
    expect(await mail.messages()).toHaveLength(1);
  });
});

test("without its fonts a page shows its text in others, and nothing moves", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  await page.route("**/*.woff2", (route) => route.abort());
  await visit(page, "/news-articles");
  const height = await page
    .getByRole("heading", { level: 1 })
    .evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(0);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth <= window.innerWidth,
    ),
  ).toBe(true);
  await expectUsable(page, hub);
});

test("a blocker that stops the mail service leaves e-mail, phone and the message", async ({
  page,
  mail,
  allowConsole,
}) => {
  allowConsole(/ERR_BLOCKED_BY_CLIENT|not sent/);
  await page.route("**/api/v1.0/email/send", (route) =>
    route.abort("blockedbyclient"),
  );
  const contact = new ContactForm(page);
  const typed = messageFrom(mail.address);
  await contact.open();
  await contact.fill(typed);
  await contact.send();
  await expect(contact.toasts).toContainText(failedText);
  await expect(
    contact.form.getByRole("link", { name: said("site", "email") }),
  ).toHaveAttribute("href", `mailto:${said("site", "email")}`);
  await contact.holds(typed);
});

test.describe("an extension that edits the page", () => {
  test("before scripts take it over leaves a page that works", async ({
    page,
    allowConsole,
  }) => {
    // React tells of what it did not write.
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
    await visit(page, "/contact");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await page.getByRole("button", { name: search.open }).click();
    await expect(
      page.getByRole("dialog", { name: search.title }),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    const away = headerLink("/contact");
    await mainLink(page, away.name).click();
    await expect(page).toHaveURL(away.path);
  });

  test("by translating it leaves a page whose links lead on", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/console error|uncaught/);
    await visit(page, "/news-articles");
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
});
