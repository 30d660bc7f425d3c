import type { Page } from "@playwright/test";
import { labels } from "../../src/site/labels";
import site from "../../content/site.json";
import { ContactForm, form, message } from "../support/contactForm";
import { expect, holdRequests, test } from "../support/journey";
import { screens } from "../support/pages";

/** Wraps every text as a browser's translation does, also texts that appear later. */
function translate(): void {
  const wrap = () => {
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (
        !text.data.trim() ||
        text.parentElement?.closest("script, style, font")
      )
        continue;
      const translated = document
        .createRange()
        .createContextualFragment("<font><font></font></font>");
      translated.querySelector("font font")?.append(text.data);
      text.replaceWith(translated);
    }
  };
  wrap();
  new MutationObserver(wrap).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

/** Presses every button twice, so that what it shows also goes away again. */
async function pressEverything(page: Page): Promise<void> {
  const buttons = page.locator("main :is(button, summary):not([type=submit])");
  for (let index = 0; index < (await buttons.count()); index += 1) {
    for (let press = 0; press < 2; press += 1) {
      const button = buttons.nth(index);
      if (!(await button.isVisible())) continue;
      await button.evaluate((element: HTMLElement) => element.click());
      await page.keyboard.press("Escape");
    }
  }
}

// React renders a part again that was translated before it was hydrated, and says so.
const hydrationError = /Minified React error #418/;

for (const { path, heading } of screens)
  test(`a translated ${path} can be used`, async ({ page, allowConsole }) => {
    allowConsole(hydrationError);
    await page.addInitScript(() => (window.open = () => null));
    await page.goto(path);
    await expect(page.locator("[data-pending]")).toHaveCount(0);
    await page.evaluate(translate);
    await pressEverything(page);
    await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText(
      heading,
    );
    await expect(page.getByText(labels.errorTitle)).toHaveCount(0);
  });

test("texts that change do so on a translated page", async ({
  page,
  mail,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|was not sent|React error #418/);
  const contact = await ContactForm.open(page);
  // Its answer shows that the form is hydrated; a field that is filled while React replaces it stays empty.
  await contact.send();
  await expect(contact.field("name")).toHaveAttribute("aria-invalid", "true");
  await page.evaluate(translate);
  const answer = mail.holdNext({ status: 429 });
  await contact.send(message);
  await expect(contact.button).toHaveText(form.sendingLabel);
  answer();
  await expect(contact.form.getByText(form.alternativeText)).toBeVisible();
  await expect(contact.button).toHaveText(form.submitLabel);
  await contact.send();
  await expect(contact.form.getByText(form.sentNote)).toBeVisible();
  await expect(page.getByText(form.failedToast)).toHaveCount(0);

  await page.getByRole("button", { name: labels.search.open }).click();
  const dialog = page.getByRole("dialog", { name: labels.search.title });
  for (const query of [site.brand.name, "zzqxv", site.brand.fullName]) {
    await dialog.getByRole("searchbox").fill(query);
    // The first status is the search's own; a toast may follow it.
    await expect(dialog.getByRole("status").first()).toContainText(query);
  }
});

/** Types a message into the translated form before it is hydrated. `hydrate` lets React replace the form. */
async function fillBeforeHydration(page: Page) {
  const release = await holdRequests(page, /\/app-\w+\.js$/);
  const contact = await ContactForm.open(page, { waitUntil: "load" });
  await page.evaluate(translate);
  await contact.fill(message);
  const hydrate = async () => {
    const replaced = page.waitForEvent("pageerror");
    release();
    await replaced;
  };
  return { contact, hydrate };
}

test("what is typed before a translated page is hydrated stays", async ({
  page,
  allowConsole,
}) => {
  allowConsole(hydrationError);
  const { contact, hydrate } = await fillBeforeHydration(page);
  await hydrate();
  await contact.expectValues(message);
  await expect(contact.field("message")).toBeFocused();
});

test("a message sent before a translated page is hydrated is sent", async ({
  page,
  mail,
  allowConsole,
}) => {
  allowConsole(hydrationError);
  const { contact, hydrate } = await fillBeforeHydration(page);
  await contact.send();
  await hydrate();
  await expect(contact.form.getByText(form.sentNote)).toBeVisible();
  expect(mail.messages()).toHaveLength(1);
});
