import type { Page } from "@playwright/test";
import { labels } from "../../src/site/labels";
import { expect, test } from "../support/journey";
import { cutTexts, overflow } from "../support/pageChecks";

/** docs/product.md#header */

/** Opens the home page as that of a firm with another name, and as many links as a header has room for. */
async function openAs(
  page: Page,
  { name = "", label = "Home", ...brand }: Record<string, string>,
): Promise<void> {
  const navigation = Array.from({ length: 6 }, (_, index) => ({
    label: index === 0 ? label : `Contacts ${index}`,
    to: `/#${index}`,
  }));
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as {
      data: { site?: { brand?: object } };
    };
    const { site } = json.data;
    if (site?.brand)
      Object.assign(site, {
        brand: { ...site.brand, ...brand, name },
        navigation,
      });
    await route.fulfill({ response, json });
  });
  await page.goto("/");
  await expect(brandOf(page).locator("b")).toHaveText(name);
}

const brandOf = (page: Page) =>
  page.getByRole("banner").getByRole("link").first();

// React renders the header anew, because the server sent another name.
const hydrationError = /Minified React error #418/;

const long = "Internationaliseringskonsulentselskapet";

for (const [width, name, label, areShown] of [
  [1280, "Short", "Home", true],
  [1280, "Two Founders and Partners", "Home", false],
  [1280, "Short", "A label of very uncommon length", false],
  [1280, long, "Home", false],
  [768, long, "Home", false],
  [600, long, "Home", false],
  [320, long, "Home", false],
] as const)
  test(`at ${width} px the header fits the name ${name} and the link ${label}, and shows the profiles where they fit @engines`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(hydrationError);
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, { name, label });
    // The menu has another group.
    const profiles = page
      .getByRole("banner")
      .getByRole("group", {
        name: labels.socialNavigation,
        includeHidden: true,
      })
      .last();
    // A few fit beside any name.
    if ((await profiles.locator("li").count()) > 3)
      await expect(profiles).toBeVisible({ visible: areShown });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await cutTexts(page)).toEqual([]);
  });

for (const name of ["Nordhavn Partner", "Wachstumspartner", "Two Founders"])
  test(`the name ${name} has one line in the header of a phone, and its legal form whole words @engines`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(hydrationError);
    await openAs(page, { name, legalForm: "GmbH & Co. KG" });
    for (const width of [320, 360, 390, 450]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await brandOf(page)
        .locator("b, small")
        .evaluateAll((words) =>
          words.map(({ firstChild }) => {
            const range = document.createRange();
            if (firstChild) range.selectNodeContents(firstChild);
            return range.getClientRects().length;
          }),
        );
      expect(lines, `at ${width} px`).toEqual([1, 1]);
    }
  });
