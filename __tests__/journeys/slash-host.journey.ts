import { routes } from "../../src/common/routes";
import type { RunningServer } from "../../tools/listen";
import { expect, test } from "../support/journey";
import { watchLayoutShift } from "../support/pageChecks";
import { articlePaths, otherPaths } from "../support/pages";
import { startSlashHost } from "../support/servers";

/** docs/product.md#routes */

const notFound = "/no-such-page/";
const paths = [
  ...routes.map(({ path }) => path),
  ...articlePaths.slice(0, 1),
  ...otherPaths,
  notFound,
];

let host: RunningServer;
test.beforeAll(async () => {
  host = await startSlashHost();
});
test.afterAll(() => host.close());

for (const path of paths)
  test(`${path} hydrates the HTML of the server at its address with a slash`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 404|There is no page at/);
    const address = `${host.origin}${path}`;
    const response = await page.goto(address, { waitUntil: "load" });
    // The page itself takes the slash out of its address.
    expect(response?.url()).toMatch(/\/$/);
    const readShift = await watchLayoutShift(page);
    const heading = page.getByRole("heading", { level: 1 });
    await heading.evaluate((element) => {
      element.dataset.served = "";
    });
    await page.keyboard.press("Shift");
    await expect(page.locator("html[data-ready]")).toHaveCount(1);
    await page.waitForLoadState("networkidle");
    // React creates a new heading if hydration fails; not-found pages always do.
    if (path !== notFound) await expect(heading).toHaveAttribute("data-served");
    expect(await readShift()).toBeLessThanOrEqual(0.02);
    const mark = page.locator("header [aria-current=page]");
    const expected = await page.locator(`header nav a[href="${path}"]`).count();
    if (expected > 0) await expect(mark.first()).toHaveAttribute("href", path);
  });
