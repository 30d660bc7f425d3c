import hub from "../../content/pages/news-articles.json";
import { itemKinds } from "../../src/gatsby/model/itemKinds";
import { fillTemplate } from "../../src/common/fillTemplate";
import { expect, test } from "../support/journey";
import { comingEvents, publishedItems } from "../support/onDay";
import { field, readContent } from "../support/readContent";
import { requestedNavigation } from "../support/requestedNavigation";
import { expectAccessible } from "../support/expectAccessible";
import { visit } from "../support/visit";
import { said } from "../support/said";

const [firstTab] = hub.tabs;
const lastTab = hub.tabs.at(-1);
const tabOf = (folder: string) => {
  const tab = hub.tabs.find(({ kind }) => kind === folder);
  if (!tab) throw new Error(`The hub has no tab of ${folder}.`);
  return tab;
};

test.describe("News & Media Hub", () => {
  test("the tabs show their newest cards, and every event, with their link labels", async ({
    page,
  }) => {
    await visit(page, "/news-articles");
    for (const { folder, hub: shown } of itemKinds) {
      const { label, linkLabel } = tabOf(folder);
      const items = publishedItems(folder).slice(0, shown?.mostShown);
      await page.getByRole("tab", { name: label, exact: true }).click();
      const panel = page.getByRole("tabpanel", { name: label, exact: true });
      await expect(panel.getByRole("article")).toHaveCount(items.length);
      await expect(
        panel.getByRole("link", { name: linkLabel, exact: true }),
      ).toHaveCount(folder === "events" ? comingEvents().length : items.length);
      await expectAccessible(page);
    }
  });

  test("a card leads to the article from anywhere on it", async ({ page }) => {
    const newest = publishedItems("news").at(-1);
    test.skip(!field(newest, "article"), "The newest has no article.");
    await visit(page, "/news-articles#news");
    const card = page.getByRole("tabpanel").getByRole("article").first();
    // Not on the link's words: on the picture, at the card's top.
    await card.click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL(`/article/${String(field(newest, "id"))}`);
  });

  test("the open tab survives a reload and can be linked to", async ({
    page,
  }) => {
    const open = page.getByRole("tab", { selected: true });
    await visit(page, "/news-articles");
    await expect(open).toHaveText(firstTab?.label ?? "");
    await page
      .getByRole("tab", { name: lastTab?.label ?? "", exact: true })
      .click();
    await expect(page).toHaveURL(`/news-articles#${lastTab?.kind}`);
    await page.reload();
    await expect(open).toHaveText(lastTab?.label ?? "");
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("all panels can be read, and the addresses of tabs lead to theirs", async ({
      page,
    }) => {
      await page.goto("/news-articles");
      await expect(page.getByRole("tab")).toHaveCount(0);
      for (const { kind, label } of hub.tabs) {
        const heading = page.getByRole("heading", { name: label, exact: true });
        await expect(heading).toBeVisible();
        await expect(heading).toHaveId(kind);
      }
    });
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

for (const { folder } of itemKinds.filter(({ hub: shown }) => shown?.mostShown))
  test(`/news-articles/${folder} lists all there are`, async ({ page }) => {
    const { label, linkLabel } = tabOf(folder);
    await visit(page, `/news-articles/${folder}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      fillTemplate(hub.archive.title, { label }),
    );
    await expect(
      page.getByRole("link", { name: linkLabel, exact: true }),
    ).toHaveCount(Math.min(publishedItems(folder).length, 24));
  });
