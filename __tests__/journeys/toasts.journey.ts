import type { Locator, Page } from "@playwright/test";
import { escapeHtml } from "../../src/gatsby/model/escapeHtml";
import {
  ContactForm,
  failedText,
  messageFrom,
  sentText,
} from "../support/contactForm";
import { expectAccessible } from "../support/expectAccessible";
import { expect, test } from "../support/journey";
import type { MailStandIn } from "../support/mailStandIn";
import { said } from "../support/said";

const region = (page: Page): Locator =>
  page.getByRole("region", { name: said("shared/interface", "notifications") });

/** Sends a message and waits for the toast that says so. */
async function showSuccess(page: Page, mail: MailStandIn): Promise<void> {
  const contact = new ContactForm(page);
  await contact.open();
  await contact.fill(messageFrom(mail.address));
  await contact.send();
  await expect(contact.toasts).toContainText(sentText);
  await expect(contact.confirmation).toBeVisible();
}

test.describe("toasts: states", () => {
  test("loading turns into success in place", async ({ page, mail }) => {
    await mail.answerNext({ delayMs: 1000 });
    const contact = new ContactForm(page);
    await contact.open();
    await contact.fill(messageFrom(mail.address));
    await contact.send();
    await expect(contact.toasts).toContainText(
      said("pages/contact", "form.sendingToast"),
    );
    await expect(contact.toasts).toContainText(sentText);
    await expect(contact.toasts.getByRole("button")).toHaveCount(1);
  });

  test("success closes after 5 seconds", async ({ page, mail }) => {
    await page.clock.install();
    await showSuccess(page, mail);
    await page.clock.runFor(3500);
    await expect(region(page)).toContainText(sentText);
    await page.clock.runFor(3500);
    await expect(region(page)).toBeEmpty();
  });

  test("pause on hover, with the remaining time kept", async ({
    page,
    mail,
  }) => {
    await page.clock.install();
    await showSuccess(page, mail);
    await region(page).getByText(sentText).hover();
    await page.clock.runFor(60_000);
    await expect(region(page)).toContainText(sentText);
    await page.mouse.move(10, 300);
    await page.clock.runFor(7000);
    await expect(region(page)).toBeEmpty();
  });

  test("pause while the focus is among them", async ({ page, mail }) => {
    await page.clock.install();
    await showSuccess(page, mail);
    await page.keyboard.press("Alt+t");
    await page.clock.runFor(60_000);
    await expect(region(page)).toContainText(sentText);
  });

  test("dismissible by swipe", async ({ page, mail }) => {
    await showSuccess(page, mail);
    const box = await region(page).getByText(sentText).boundingBox();
    if (!box) throw new Error("The toast has no place.");
    await page.mouse.move(box.x + 20, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 50, box.y + 10, { steps: 3 });
    await page.mouse.move(box.x + 140, box.y + 10, { steps: 5 });
    await page.mouse.up();
    await expect(region(page)).toBeEmpty({ timeout: 2500 });
  });

  test("dismissible by the close button", async ({ page, mail }) => {
    await showSuccess(page, mail);
    await region(page)
      .getByRole("button", { name: said("shared/interface", "close") })
      .click();
    await expect(region(page)).toBeEmpty({ timeout: 2500 });
  });

  test("several at once have no duplicate ids and no accessibility errors", async ({
    page,
    mail,
    allowConsole,
  }) => {
    allowConsole(/not sent|Failed to load resource/);
    await mail.answerNext({ status: 500, text: "Error" });
    await mail.answerNext({ status: 500, text: "Error" });
    const contact = new ContactForm(page);
    await contact.open();
    await contact.fill(messageFrom(mail.address));
    await contact.send();
    await expect(region(page).getByText(failedText)).toHaveCount(1);
    await contact.send();
    await expect(region(page).getByText(failedText)).toHaveCount(2);
    const ids = await page
      .locator("[id]")
      .evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids).toHaveLength(new Set(ids).size);
    await expectAccessible(page);
  });
});

test.describe("toasts: region and times", () => {
  test("the region labelled Notifications is there from the start", async ({
    request,
  }) => {
    const html = await (await request.get("/")).text();
    expect(html).toContain(
      `aria-label="${escapeHtml(said("shared/interface", "notifications"))}"`,
    );
    expect(html).toContain('role="status"');
    expect(html).toContain('role="alert"');
  });

  test("what draws them is not in the first-load JavaScript", async ({
    page,
  }) => {
    const scripts: Promise<boolean>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() !== "script") return;
      const isToaster = response
        .text()
        .then((text) => text.includes("notistack-CollapseWrapper"));
      scripts.push(isToaster);
    });
    const contact = new ContactForm(page);
    await contact.open();
    await page.waitForLoadState("networkidle");
    expect(await Promise.all(scripts)).not.toContain(true);
    await contact.field("Name").focus();
    await expect.poll(() => Promise.all(scripts)).toContain(true);
  });

  test("bottom-right, 16 px from the edges", async ({ page, mail }) => {
    await showSuccess(page, mail);
    const toast = region(page).locator("[data-plane=ink]");
    await expect
      .poll(async () => {
        const box = await toast.boundingBox();
        return box && [box.x + box.width, box.y + box.height];
      })
      .toEqual([1280 - 16, 720 - 16]);
  });

  test("full width on a phone", async ({ page, mail }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await showSuccess(page, mail);
    const box = await region(page).boundingBox();
    expect(box?.x).toBe(16);
    expect(box?.width).toBe(390 - 32);
  });

  test("Alt+T focuses the region, and closing returns the focus", async ({
    page,
    mail,
  }) => {
    await showSuccess(page, mail);
    const { again } = new ContactForm(page);
    await again.focus();
    await page.keyboard.press("Alt+t");
    await expect(region(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(
      region(page).getByRole("button", {
        name: said("shared/interface", "close"),
      }),
    ).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(again).toBeFocused();
  });
});
