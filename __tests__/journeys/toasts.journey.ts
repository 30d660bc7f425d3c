import type { Locator, Page } from "@playwright/test";
import labels from "../../content/shared/interface.json";
import { ContactForm, form, message } from "../support/contactForm";
import { expect, test } from "../support/journey";
import type { MailStandIn } from "../support/MailStandIn";

const region = (page: Page): Locator =>
  page.getByLabel(labels.notifications, { exact: true });

/** Without the space for a scrollbar. */
const pageWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.clientWidth);

/** Waits until the region shows a text. A toast leaves in several steps of the page's clock. */
const expectSoon = (page: Page, text: string) =>
  expect(async () => {
    await page.clock.runFor(500);
    expect(await region(page).textContent()).toBe(text);
  }).toPass();

/** Sends a message and waits for the toast. The clock is paused, so that the toast cannot close too early. */
async function showSuccess(page: Page, mail: MailStandIn): Promise<void> {
  await page.clock.install();
  const contact = await ContactForm.open(page);
  await contact.fill(message);
  await page.clock.pauseAt(Date.now() + 60_000);
  await contact.send();
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await region(page).getByText(form.sentToast).isVisible()).toBe(true);
  }).toPass();
  expect(mail.messages()).toHaveLength(1);
  await page.clock.runFor(1000);
  await expect(region(page).getByRole("status")).toHaveCount(1);
}

test("a swipe of 60 px closes a toast at the bottom right", async ({
  page,
  mail,
}) => {
  await showSuccess(page, mail);
  const toast = region(page).getByRole("status").locator("..");
  await expect
    .poll(async () => {
      const box = await toast.boundingBox();
      return box && [box.x + box.width, box.y + box.height];
    })
    .toEqual([(await pageWidth(page)) - 16, 720 - 16]);
  const box = await region(page).getByText(form.sentToast).boundingBox();
  if (!box) throw new Error("The toast has no place.");
  for (const [way, rest] of [
    [59, form.sentToast],
    [-60, ""],
  ] as const) {
    await page.mouse.move(box.x + 90, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 90 + way, box.y + 10, { steps: 5 });
    await page.mouse.up();
    await page.clock.runFor(1000);
    await expectSoon(page, rest);
  }
});

test("a toast fills the width of a phone", async ({ page, mail }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await showSuccess(page, mail);
  const box = await region(page).boundingBox();
  expect([box?.x, box?.width]).toEqual([16, (await pageWidth(page)) - 32]);
});

for (const width of [320, 390, 768, 1440])
  test(`a toast does not cover the outcome above the button at ${width} px`, async ({
    page,
    mail,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|was not sent/);
    await page.setViewportSize({ width, height: 640 });
    const contact = await ContactForm.open(page);
    mail.answerNext({ status: 429 });
    await contact.send(message);
    const toast = region(page).getByRole("alert").locator("..");
    const outcome = contact.form.getByRole("status");
    await expect(contact.button).toBeFocused();
    await expect
      .poll(async () => {
        const [box, text] = await Promise.all([
          toast.boundingBox(),
          outcome.boundingBox(),
        ]);
        const covered = !box || !text || text.y + text.height > box.y;
        return !covered || (text && box && text.x + text.width < box.x);
      })
      .toBe(true);
    await expect(outcome).toBeInViewport({ ratio: 1 });
  });

test("a toast over an open dialog is on top of it and can be closed", async ({
  page,
  mail,
}) => {
  const contact = await ContactForm.open(page);
  const answer = mail.holdNext();
  await contact.send(message);
  await page.getByRole("button", { name: labels.search.open }).click();
  const dialog = page.getByRole("dialog", { name: labels.search.title });
  await dialog.getByRole("searchbox").fill("a");
  answer();
  await expect(region(page)).toHaveText(form.sentToast);
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await region(page).getByRole("button", { name: labels.close }).click();
  await expect(region(page)).toBeEmpty();
  await expect(dialog).toBeVisible();
});
