import type { Locator, Page } from "@playwright/test";
import { labels } from "../../src/site/labels";
import { ContactForm, form, message } from "../support/contactForm";
import { expect, test } from "../support/journey";

/** docs/product.md#toasts */

const region = (page: Page): Locator =>
  page.getByRole("region", { name: labels.notifications });

test("the answer comes in the place of the loading toast; hover and focus stop its time", async ({
  page,
  mail,
}) => {
  const contact = await ContactForm.open(page);
  const answer = mail.holdNext();
  await contact.send(message);
  const toast = (text: string) =>
    region(page).locator("[data-plane]").filter({ hasText: text });
  await expect(toast(form.sendingToast)).toBeInViewport();
  const place = await toast(form.sendingToast).boundingBox();
  answer();
  await toast(form.sentToast).hover();
  expect(await toast(form.sentToast).boundingBox()).toEqual(place);
  expect(mail.messages()).toHaveLength(1);

  const clock = () =>
    toast(form.sentToast).evaluate((shown) =>
      shown.getAnimations().map(({ playState }) => playState),
    );
  expect(await clock()).toEqual(["paused"]);
  await page.mouse.move(0, 0);
  expect(await clock()).toEqual(["running"]);
  await page.keyboard.press("Alt+t");
  expect(await clock()).toEqual(["paused"]);
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
