import { expectAccessible } from "../support/expectAccessible";
import { headerLink } from "../support/headerLinks";
import { expect, test } from "../support/journey";
import { countOf, field, pluck, readContent } from "../support/readContent";
import { said } from "../support/said";

const labels = readContent("shared/interface");
const label = (name: string): string => String(field(labels, name));

test.use({ viewport: { width: 390, height: 844 } });

test("Mobile menu: closed at first, opens and closes by its button", async ({
  page,
}) => {
  await page.goto("/");
  const menu = page.getByRole("dialog", { name: label("mainNavigation") });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: label("openMenu") }).click();
  await expect(menu).toBeVisible();
  // Nothing behind it can be reached.
  await expect(page.locator("dialog:modal")).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("button", { name: label("closeMenu") }).click();
  await expect(menu).toBeHidden();
  await expect(
    page.getByRole("button", { name: label("openMenu") }),
  ).toBeFocused();
});

test("Mobile menu: choosing a link closes it and shows the page", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: label("openMenu") }).click();
  const menu = page.getByRole("dialog", { name: label("mainNavigation") });
  const { name, path } = headerLink("/");
  await menu.getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(menu).toBeHidden();
});

test("Mobile menu: Escape closes it and returns the focus", async ({
  page,
}) => {
  await page.goto("/services/funding");
  const button = page.getByRole("button", { name: label("openMenu") });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(button).toBeFocused();
});

test("Mobile menu: shows before the page behind it is inert, and keeps the next key to itself", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-ready");
  const button = page.getByRole("button", { name: label("openMenu") });
  const states = await button.evaluate((element: HTMLElement) => {
    const matching = (state: string) =>
      document.querySelectorAll(`dialog:${state}`).length;
    element.focus();
    element.click();
    const before = [matching("popover-open"), matching("modal")];
    element.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }));
    return [before, [matching("popover-open"), matching("modal")]];
  });
  expect(states).toEqual([
    [1, 0],
    [0, 1],
  ]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(button).toBeFocused();
});

test("Mobile menu: offers all links, booking and social profiles", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: label("openMenu") }).click();
  const menu = page.getByRole("dialog", { name: label("mainNavigation") });
  const links = pluck(field(readContent("site"), "navigation"), "label");
  for (const name of links) {
    await expect(
      menu.getByRole("link", { name: String(name), exact: true }),
    ).toBeVisible();
  }
  await expect(
    menu.getByRole("link", { name: said("site", "bookNow.label") }),
  ).toBeVisible();
  await expect(
    menu
      .getByRole("group", { name: label("socialNavigation") })
      .getByRole("link"),
  ).toHaveCount(countOf("site", "socialProfiles"));
});
