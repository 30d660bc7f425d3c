import { holdRequests } from "../support/holdRequests";
import { headerLinks } from "../support/headerLinks";
import { screenAt, type ScreenFacts } from "../support/screens";
import { expect, test } from "../support/journey";
import { literally } from "../support/literally";
import { footerPaths } from "../support/footerPaths";
import type { Page } from "@playwright/test";

async function expectScreen(
  page: Page,
  { path, title, heading }: ScreenFacts,
): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`^${literally(title)}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  expect(new URL(page.url()).pathname).toBe(path);
}

test("every route of the header is reached without loading a document, and shows its top", async ({
  page,
}) => {
  await page.goto("/services/funding");
  await expectScreen(page, screenAt("/services/funding"));
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const navigation = page.getByRole("navigation").first();
  for (const screen of headerLinks()) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await navigation.locator(`a[href="${screen.path}"]`).click();
    await expectScreen(page, screen);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
  expect(documents).toBe(0);
});

test("a link that gets the focus fetches the code of its page beside the data", async ({
  page,
}) => {
  await page.goto("/");
  const [screen] = headerLinks().filter(({ path }) => path !== "/");
  if (!screen) throw new Error("The header leads nowhere.");
  const { path } = screen;
  const letDataCome = await holdRequests(page, `**/page-data${path}/*`);
  const code = page.waitForRequest(/\/component---.*\.js$/);
  await page.locator(`header a[href="${path}"]`).first().focus();
  await code;
  letDataCome();
  await page.keyboard.press("Enter");
  await expectScreen(page, screen);
});

test("every service is reached from the footer, and back restores the place", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const path of footerPaths()) {
    await footer.locator(`a[href="${path}"]`).click();
    await expectScreen(page, screenAt(path));
  }
  await page.goBack();
  await expect
    .poll(() => page.evaluate(() => window.scrollY))
    .toBeGreaterThan(0);
});

test("the skip link is the first stop and leads to the content", async ({
  page,
}) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.locator(":focus");
  await expect(skip).toHaveAttribute("href", "#main");
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});
