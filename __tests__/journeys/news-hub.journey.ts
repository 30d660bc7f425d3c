import hub from "../../content/pages/news-articles.json";
import { itemKinds } from "../../src/gatsby/model/itemKinds";
import { expect, test } from "../support/journey";
import { comingEvents, publishedItems } from "../support/pages";
import { expectAccessible } from "../support/expectAccessible";

const tabOf = (folder: string) => {
  const tab = hub.tabs.find(({ kind }) => kind === folder);
  if (!tab) throw new Error(`The hub has no tab of ${folder}.`);
  return tab;
};

test.describe("News & Media Hub", () => {
  test("the tabs show their newest cards, and every event, with their link labels", async ({
    page,
  }) => {
    await page.goto("/news-articles");
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
    test.skip(!newest?.article, "The newest has no article.");
    await page.goto("/news-articles#news");
    const card = page.getByRole("tabpanel").getByRole("article").first();
    // Not on the link's words: on the picture, at the card's top.
    await card.click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL(`/article/${newest?.id}`);
  });
});

test("Subscribe opens a ready e-mail in the visitor's own mail program, sends nothing and keeps the form", async ({
  page,
  allowConsole,
}) => {
  const { newsletter } = hub;
  // A browser without a mail program says which address it could not open.
  allowConsole(/mailto:/);
  await page.goto("/news-articles");
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") posted.push(request.url());
  });
  // Playwright reports no navigation to another program; every Chromium does.
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const opened = new Promise<string>((resolve) =>
    session.on("Page.frameRequestedNavigation", ({ url }) => resolve(url)),
  );
  const input = page.getByRole("textbox", { name: newsletter.inputLabel });
  await input.fill("asha@example.com");
  await page.getByRole("button", { name: newsletter.submitLabel }).click();
  expect(decodeURIComponent(await opened)).toMatch(
    /^mailto:.*asha@example\.com/s,
  );
  await expect(
    page.getByRole("region", { name: newsletter.heading }).getByRole("status"),
  ).toContainText(newsletter.openedText.split("{")[0] ?? "");
  await expect(input).toHaveValue("asha@example.com");
  expect(posted).toEqual([]);
});
