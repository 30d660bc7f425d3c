import type { Locator, Page } from "@playwright/test";
import { labels } from "../../src/site/labels";
import { ContactForm, form, message } from "../support/contactForm";
import { expect, test } from "../support/journey";

const region = (page: Page): Locator =>
  page.getByRole("region", { name: labels.notifications });

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

test("at 400 % zoom a toast does not cover what has the focus", async ({
  page,
  mail,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const contact = await ContactForm.open(page);
  await contact.send(message);
  const toast = region(page).getByText(form.sentToast);
  await toast.hover();
  expect(mail.messages()).toHaveLength(1);
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press("Tab");
    await expect
      .poll(() =>
        page.evaluate((name) => {
          const toasts = document.querySelector(`[aria-label="${name}"]`);
          const focused = document.activeElement;
          if (!toasts || !focused || toasts.contains(focused)) return true;
          const { top, height } = focused.getBoundingClientRect();
          const room = toasts.getBoundingClientRect().top;
          // What is higher than the room begins in it.
          return top < room && (top + height <= room || height > room - 40);
        }, labels.notifications),
      )
      .toBe(true);
  }
});
