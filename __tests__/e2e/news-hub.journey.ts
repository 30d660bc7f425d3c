import { newsletter } from "../../content/pages/news-articles.json";
import { expect, test } from "../support/journey";
import { hubPath, hubTabs } from "../support/pages";
import { expectAccessible } from "../support/expectAccessible";

test("each tab opens its panel, which is accessible @engines", async ({
  page,
}) => {
  await page.goto(hubPath);
  for (const { label: name } of hubTabs) {
    await page.getByRole("tab", { name, exact: true }).click();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page.getByRole("tabpanel")).toHaveAccessibleName(name);
    await expectAccessible(page);
  }
});

test("a reload of an address that names a tab keeps it open, and the place", async ({
  page,
}) => {
  const { kind, label = "" } = hubTabs.at(-1) ?? {};
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${hubPath}#${kind}`);
  const tab = page.getByRole("tab", { selected: true });
  await expect(tab).toHaveText(label);
  const footer = page.getByRole("contentinfo");
  const top = () =>
    footer.evaluate((element) => element.getBoundingClientRect().top);
  await footer.scrollIntoViewIfNeeded();
  const before = await top();
  await page.reload();
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expect(page.locator("[data-pending]")).toHaveCount(0);
  await expect(tab).toHaveText(label);
  expect(await top()).toBeCloseTo(before, -1);
});

test("a click anywhere on a card opens its article", async ({ page }) => {
  await page.goto(hubPath);
  const link = page.locator('a[href^="/article/"]');
  const card = page
    .getByRole("tabpanel")
    .getByRole("article")
    .filter({ has: link })
    .first();
  const address = await card.locator(link).first().getAttribute("href");
  // The picture at the card's top, outside the link.
  await card.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(address ?? "");
});

test("Subscribe opens an e-mail in the visitor's mail program and sends nothing", async ({
  page,
  allowConsole,
}) => {
  // A browser without a mail program logs the address.
  allowConsole(/mailto:/);
  await page.goto(hubPath);
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
  await expect(input).toHaveValue("asha@example.com");
  expect(posted).toEqual([]);
});
