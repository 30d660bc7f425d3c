import { expect, test } from "../support/journey";
import { watchLayoutShift } from "../support/pageChecks";
import { examplePaths } from "../support/pages";

/** docs/product.md#routes */

const notFound = "/no-such-page/";

for (const path of [...examplePaths, notFound])
  test(`${path} hydrates the HTML of the server at its address with a slash`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 404|There is no page at/);
    const address = path.replace(/\/?$/, "/");
    // The server of the journeys takes the slash out of the address.
    await page.route(address, (route) =>
      route.fulfill(
        path === notFound
          ? { status: 404, path: "public/404.html" }
          : { path: `public${address}index.html` },
      ),
    );
    const response = await page.goto(address, { waitUntil: "load" });
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
