import type { Locator, Page } from "@playwright/test";
import cohort from "../../content/pages/cohort.json";
import membership from "../../content/pages/membership.json";
import services from "../../content/pages/services.json";
import { expect, holdRequests, test } from "../support/journey";

/** docs/product.md#folded-texts */

/** A folded text of a page, and the control that shows it, in the state that it has then. */
interface FoldedText {
  path: string;
  text: string;
  opened: (page: Page) => Locator;
}

const question = cohort.faqs.items.at(-1);
const group = membership.groups.at(-1);
const { services: extended, toggle } = services.extended;

const texts: readonly FoldedText[] = [
  {
    path: "/cohort",
    text: question?.answer ?? "",
    opened: (page) =>
      page.getByRole("button", { name: question?.question, expanded: true }),
  },
  {
    path: "/membership",
    text: group?.tiers.at(-1)?.description ?? "",
    opened: (page) =>
      page.getByRole("tab", { name: group?.audience, selected: true }),
  },
  {
    path: "/services",
    text: extended.at(-1)?.description ?? "",
    opened: (page) =>
      page.getByRole("button", { name: toggle.lessLabel, expanded: true }),
  },
];

for (const { path, text, opened } of texts)
  test(`an address that names a folded text of ${path} shows it, before and after hydration`, async ({
    page,
  }) => {
    const release = await holdRequests(page, "**/*.js");
    await page.goto(`${path}#:~:text=${encodeURIComponent(text)}`, {
      waitUntil: "commit",
    });
    const shown = page.getByText(text, { exact: true });
    await expect(shown).toBeInViewport();
    release();
    await expect(opened(page)).toBeVisible();
    await expect(shown).toBeInViewport();
  });

for (const { path, text, opened } of texts)
  test(`a fragment of a folded place of ${path} opens it`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("[data-pending]")).toHaveCount(0);
    const place = page.getByText(text, { exact: true });
    await expect(place).toBeHidden();
    await place.evaluate((element) => {
      element.id = "place";
      window.location.hash = "place";
    });
    await expect(opened(page)).toBeVisible();
    await expect(place).toBeInViewport();
    await expect(page).toHaveURL(`${path}#place`);
  });
