import type { Locator, Page } from "@playwright/test";
import { labels } from "../../src/site/labels";
import { ContactForm, form, message } from "../support/contactForm";
import { expect, test } from "../support/journey";

const region = (page: Page): Locator =>
  page.getByLabel(labels.notifications, { exact: true });

test("a swipe of 60 px closes a toast", async ({ page, mail }) => {
  // The clock is paused, so that the toast cannot close too early.
  await page.clock.install();
  const contact = await ContactForm.open(page);
  await contact.fill(message);
  await page.clock.pauseAt(Date.now() + 60_000);
  await contact.send();
  /** Waits until the region shows a text. A toast comes and leaves in several steps of the page's clock. */
  const expectSoon = (text: string) =>
    expect(async () => {
      await page.clock.runFor(500);
      expect(await region(page).textContent()).toBe(text);
    }).toPass();
  await expectSoon(form.sentToast);
  expect(mail.messages()).toHaveLength(1);
  // Waits until it has stopped.
  await region(page).getByText(form.sentToast).hover();
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
    await expectSoon(rest);
  }
});

for (const width of [320, 390, 768, 1440])
  test(`at ${width} px a toast is at the bottom right, as wide as a phone, and does not cover the outcome above the button`, async ({
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
    const room = await page.evaluate(
      // Without the space for a scrollbar.
      () => document.documentElement.clientWidth - 32,
    );
    const size = Math.min(420, room);
    await expect
      .poll(async () => {
        const box = await toast.boundingBox();
        return box && [box.x, box.width, box.y + box.height];
      })
      .toEqual([16 + room - size, size, 640 - 16]);
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
