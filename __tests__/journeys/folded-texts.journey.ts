import type { Locator, Page } from "@playwright/test";
import { expect, holdRequests, test } from "../support/journey";
import { contentFile, pathOf } from "../support/pages";

/** docs/product.md#folded-texts */

// Without generated types, because a firm may have removed the page.
interface Cohort {
  faqs?: { items: { question: string; answer: string }[] };
}
interface Membership {
  groups?: { audience: string; tiers: { description: string }[] }[];
}
interface Services {
  extended?: {
    services: { description: string }[];
    toggle: { initialCount: number; lessLabel: string };
  };
}

const question = contentFile<Cohort>("pages/cohort")?.faqs?.items.at(-1);
const group = contentFile<Membership>("pages/membership")?.groups?.at(-1);
const { services = [], toggle } =
  contentFile<Services>("pages/services")?.extended ?? {};

/** A folded text of a page, the control that shows it, in the state that it has then, and the one that folds it again. */
const texts = [
  {
    path: pathOf("cohort"),
    text: question?.answer,
    opened: (page: Page) =>
      page.getByRole("button", { name: question?.question, expanded: true }),
    folding: (page: Page) =>
      page.getByRole("button", { name: question?.question }),
  },
  {
    path: pathOf("membership"),
    text: group?.tiers.at(-1)?.description,
    opened: (page: Page) =>
      page.getByRole("tab", { name: group?.audience, selected: true }),
    folding: (page: Page) => page.getByRole("tab").first(),
  },
  {
    path: pathOf("services"),
    text: services.slice(toggle?.initialCount).at(-1)?.description,
    opened: (page: Page) =>
      page.getByRole("button", { name: toggle?.lessLabel, expanded: true }),
    folding: (page: Page) =>
      page.getByRole("button", { name: toggle?.lessLabel }),
  },
  // A firm may have left out the page, or have too few entries to fold any.
].flatMap(({ text, ...rest }) => (text ? [{ text, ...rest }] : []));

/** The place of a text. Skips the test if the page has the text twice. */
async function placeOf(page: Page, text: string): Promise<Locator> {
  const place = page.getByText(text, { exact: true });
  test.skip((await place.count()) > 1, "The page has this text twice.");
  return place;
}

/** Opens a page and waits until the text is folded. */
async function openFolded(page: Page, path: string, text: string) {
  await page.goto(path);
  await expect(page.locator("[data-pending]")).toHaveCount(0);
  const place = await placeOf(page, text);
  await expect(place).toBeHidden();
  return place;
}

for (const { path, text, opened, folding } of texts) {
  test(`an address that names a folded text of ${path} shows it, before and after hydration`, async ({
    page,
  }) => {
    const release = await holdRequests(page, "**/*.js");
    await page.goto(`${path}#:~:text=${encodeURIComponent(text)}`, {
      waitUntil: "domcontentloaded",
    });
    const place = await placeOf(page, text);
    await expect(place).toBeInViewport();
    release();
    await expect(opened(page)).toBeVisible();
    await expect(place).toBeInViewport();
  });

  test(`a fragment of a folded place of ${path} opens it`, async ({ page }) => {
    const place = await openFolded(page, path, text);
    await place.evaluate((element) => {
      element.id = "place";
      window.location.hash = "place";
    });
    await expect(opened(page)).toBeVisible();
    await expect(place).toBeInViewport();
    await expect(page).toHaveURL(`${path}#place`);
  });

  test(`what the browser's search finds in a folded place of ${path} is shown, and folds again`, async ({
    page,
  }) => {
    const place = await openFolded(page, path, text);
    // A browser without a window has no search: it announces what it has found with this event.
    await place.evaluate((element) =>
      element
        .closest("[hidden=until-found]")
        ?.dispatchEvent(new Event("beforematch", { bubbles: true })),
    );
    await expect(opened(page)).toBeVisible();
    await expect(place).toBeVisible();
    await folding(page).click();
    await expect(place).toBeHidden();
  });
}
