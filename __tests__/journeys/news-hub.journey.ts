import { itemKinds } from "../../src/gatsby/model/itemKinds";
import { fillTemplate } from "../../src/common/fillTemplate";
import { expect, test } from "../support/journey";
import { literally } from "../support/literally";
import { comingEvents, publishedItems } from "../support/onDay";
import { field, pluck, readContent } from "../support/readContent";
import { requestedNavigation } from "../support/requestedNavigation";
import { visit } from "../support/visit";
import { said } from "../support/said";

/** Names that begin with a label, which may stand within a title as well. */
const beginning = (label: string) => new RegExp(`^${literally(label)}`);

const open = "[role=tab][aria-selected=true]";

const tabNames = pluck(
  field(readContent("pages/news-articles"), "tabs"),
  "label",
).map(String);
const [firstTab = "", secondTab = ""] = tabNames;
const lastTab = tabNames.at(-1) ?? "";

test.describe("News & Media Hub", () => {
  test("the tabs show their newest cards, and every event, with their link labels", async ({
    page,
  }) => {
    await visit(page, "/news-articles");
    await expect(
      page.getByRole("heading", {
        level: 1,
        name: said("pages/news-articles", "title"),
      }),
    ).toBeVisible();
    for (const { folder, hub } of itemKinds) {
      const tab = said("pages/news-articles", `tabs[kind=${folder}].label`);
      const link = beginning(
        said("pages/news-articles", `tabs[kind=${folder}].linkLabel`),
      );
      const items = publishedItems(folder).slice(0, hub?.mostShown);
      await page.getByRole("tab", { name: tab, exact: true }).click();
      const panel = page.getByRole("tabpanel", { name: tab, exact: true });
      await expect(panel.getByRole("article")).toHaveCount(items.length);
      await expect(panel.getByRole("link", { name: link })).toHaveCount(
        folder === "events" ? comingEvents().length : items.length,
      );
    }
  });

  test("Read Feature and Register for Event open another site in a new tab", async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/request to another host|ERR_NAME_NOT_RESOLVED/);
    for (const hash of ["featured", "events"]) {
      const name = beginning(
        said("pages/news-articles", `tabs[kind=${hash}].linkLabel`),
      );
      await visit(page, `/news-articles#${hash}`);
      const link = page
        .getByRole("tabpanel")
        .getByRole("link", { name })
        .and(page.locator('[href^="https:"]'))
        .first();
      if ((await link.count()) === 0) continue;
      const opened = context.waitForEvent("page");
      await link.click();
      await (await opened).close();
    }
  });

  test("a card leads to the article from anywhere on it", async ({ page }) => {
    const newest = publishedItems("news").at(-1);
    test.skip(!field(newest, "article"), "The newest has no article.");
    await visit(page, "/news-articles");
    const tab = said("pages/news-articles", "tabs[kind=news].label");
    await page.getByRole("tab", { name: tab, exact: true }).click();
    const card = page.getByRole("tabpanel").getByRole("article").first();
    // Not on the link's words: on the picture, at the card's top.
    await card.click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL(`/article/${String(field(newest, "id"))}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      String(field(newest, "title")),
    );
  });

  test("without JavaScript all panels can be read", async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
    });
    const page = await context.newPage();
    await page.goto("/news-articles");
    await expect(page.getByRole("tab")).toHaveCount(0);
    for (const name of tabNames) {
      await expect(
        page.getByRole("heading", { level: 2, name, exact: true }),
      ).toBeVisible();
    }
    for (const event of publishedItems("events").slice(0, 1))
      await expect(
        page.getByText(String(field(event, "title"))).first(),
      ).toBeVisible();
    await context.close();
  });
});

test.describe("Tabs (news hub)", () => {
  test("the first is open by default and one tab is open at a time", async ({
    page,
  }) => {
    await visit(page, "/news-articles");
    await expect(page.locator(open)).toHaveText([firstTab]);
    await page.getByRole("tab", { name: secondTab, exact: true }).click();
    await expect(page.locator(open)).toHaveText([secondTab]);
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
  });

  test("arrows, Home and End move, choose and wrap around", async ({
    page,
  }) => {
    await visit(page, "/news-articles");
    await page.getByRole("tab", { name: firstTab, exact: true }).focus();
    for (const [key, tab] of [
      ["ArrowLeft", lastTab],
      ["ArrowRight", firstTab],
      ["ArrowRight", secondTab],
      ["End", lastTab],
      ["ArrowRight", firstTab],
      ["End", lastTab],
      ["Home", firstTab],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.locator(open)).toHaveText([tab]);
      await expect(
        page.getByRole("tab", { name: tab, exact: true }),
      ).toBeFocused();
    }
  });

  test("Enter, space and focus open a tab", async ({ page }) => {
    await visit(page, "/news-articles");
    for (const [key, tab] of [
      ["Enter", secondTab],
      [" ", lastTab],
    ] as const) {
      await page.getByRole("tab", { name: tab, exact: true }).focus();
      await page.keyboard.press(key);
      await expect(page.locator(open)).toHaveText([tab]);
    }
    await page.getByRole("tab", { name: secondTab, exact: true }).focus();
    await expect(page.locator(open)).toHaveText([secondTab]);
  });

  test("the open tab survives a reload and can be linked to", async ({
    page,
  }) => {
    await visit(page, "/news-articles");
    await page.getByRole("tab", { name: lastTab, exact: true }).click();
    await expect(page).toHaveURL(
      `/news-articles#${said("pages/news-articles", "tabs[-1].kind")}`,
    );
    await page.reload();
    await expect(page.locator(open)).toHaveText([lastTab]);
    await page.getByRole("tab", { name: firstTab, exact: true }).click();
    await expect(page).toHaveURL("/news-articles");
  });
});

/** A text of the newsletter's block. */
const words = (name: string): string =>
  String(field(field(readContent("pages/news-articles"), "newsletter"), name));

test.describe("Newsletter", () => {
  test("the browser refuses what is no address", async ({ page }) => {
    await visit(page, "/news-articles");
    const input = page.getByRole("textbox", {
      name: said("pages/news-articles", "newsletter.inputLabel"),
    });
    await expect(input).toHaveAttribute(
      "placeholder",
      said("pages/news-articles", "newsletter.placeholder"),
    );
    await input.fill("asha@");
    await page
      .getByRole("button", {
        name: said("pages/news-articles", "newsletter.submitLabel"),
      })
      .click();
    await expect(input).toBeFocused();
    await expect(
      page.getByRole("region", {
        name: said("shared/interface", "notifications"),
      }),
    ).not.toContainText("e-mail");
  });

  test("Subscribe opens a ready e-mail in the visitor's own mail program, sends nothing and keeps the form", async ({
    page,
    allowConsole,
  }) => {
    // A browser without a mail program says which address it could not open.
    allowConsole(/mailto:/);
    await visit(page, "/news-articles");
    const posted: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") posted.push(request.url());
    });
    const opened = await requestedNavigation(page);
    const input = page.getByRole("textbox", { name: words("inputLabel") });
    await input.fill("asha@example.com");
    await page
      .getByRole("button", {
        name: said("pages/news-articles", "newsletter.submitLabel"),
      })
      .click();
    expect(decodeURIComponent(await opened())).toMatch(
      /^mailto:.*asha@example\.com/s,
    );
    await expect(
      page.getByRole("region", { name: words("heading") }).getByRole("status"),
    ).toContainText(words("openedText").split("{")[0] ?? "");
    await expect(input).toHaveValue("asha@example.com");
    expect(posted).toEqual([]);
  });
});

test.describe("Archives of the News & Media Hub", () => {
  for (const { folder: kind } of itemKinds.filter(
    ({ hub }) => hub?.mostShown,
  )) {
    const tab = (name: string) =>
      said("pages/news-articles", `tabs[kind=${kind}].${name}`);
    test(`/news-articles/${kind} lists all there are`, async ({ page }) => {
      await visit(page, `/news-articles/${kind}`);
      await expect(
        page.getByRole("heading", {
          level: 1,
          name: fillTemplate(said("pages/news-articles", "archive.title"), {
            label: tab("label"),
          }),
        }),
      ).toBeVisible();
      await expect(
        page
          .getByRole("navigation", {
            name: said("shared/interface", "breadcrumb"),
          })
          .locator('a[href="/news-articles"]'),
      ).toBeVisible();
      await expect(
        page.getByRole("link", { name: beginning(tab("linkLabel")) }),
      ).toHaveCount(Math.min(publishedItems(kind).length, 24));
    });
  }
});
