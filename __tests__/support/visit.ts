import { expect, type Page } from "@playwright/test";
import { said } from "./said";

/**
 * Opens a page and waits until scripts have taken it over: from then on Alt+T works. Keys that a visitor
 * presses earlier go to the plain page.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const notifications = page.getByRole("region", {
    name: said("shared/interface", "notifications"),
  });
  await expect(async () => {
    await page.keyboard.press("Alt+t");
    await expect(notifications).toBeFocused({ timeout: 100 });
  }).toPass();
}
