import type { Page } from "@playwright/test";
import {
  ContactForm,
  failedText,
  messageFrom,
  type Typed,
} from "../support/contactForm";
import { expect, test } from "../support/journey";
import { said } from "../support/said";
import type { MailStandIn } from "../support/mailStandIn";

/** How many messages are sent; a whole test run needs few, `SENDS=200 npm run test:journeys -- sends` sends many. */
const count = Number(process.env.SENDS ?? 9);

interface Send {
  page: Page;
  mail: MailStandIn;
  contact: ContactForm;
}

/** What may happen to a message on its way, and what the visitor does. */
const fates: Readonly<Record<string, (send: Send) => Promise<void>>> = {
  "answered at once": ({ contact }) => contact.send(),

  "answered late": async ({ mail, contact }) => {
    await mail.answerNext({ delayMs: 1500 });
    await contact.send();
  },

  dropped: async ({ mail, contact }) => {
    // The browser itself tries a dropped request again.
    for (let time = 0; time < 3; time += 1)
      await mail.answerNext({ drop: true });
    await contact.send();
  },

  "refused as malformed": async ({ mail, contact }) => {
    await mail.answerNext({ status: 400, text: "Bad Request" });
    await contact.send();
  },

  "refused as too many": async ({ mail, contact }) => {
    await mail.answerNext({ status: 429, text: "Too Many Requests" });
    await contact.send();
  },

  "met with an error": async ({ mail, contact }) => {
    await mail.answerNext({ status: 500, text: "Internal Server Error" });
    await contact.send();
  },

  "sent while the network goes": async ({ page, contact }) => {
    await contact.takeTime();
    await page.context().setOffline(true);
    await contact.send();
    await expect(contact.toasts).toContainText(failedText);
    await page.context().setOffline(false);
  },

  "sent while the page is loaded again": async ({ page, mail, contact }) => {
    await mail.answerNext({ delayMs: 400 });
    const requested = page.waitForRequest(/email\/send/);
    await contact.send();
    await requested;
    await page.reload();
    await contact.isTakenOver();
  },

  "answered after all": async ({ page, mail, contact }) => {
    await mail.answerNext({ delayMs: 1500 });
    const requested = page.waitForRequest(/email\/send/);
    await contact.send();
    await requested;
    await page.clock.fastForward(20_000);
    await expect(contact.confirmation).toBeVisible();
  },
};

/** What the visitor sees in the end: the confirmation, or the form with the text and the words that it is still there. */
async function outcome(
  contact: ContactForm,
  typed: Typed,
): Promise<"sent" | "unsent"> {
  const kept = contact.form.getByRole("link", { name: said("site", "email") });
  await expect(contact.confirmation.or(kept)).toBeVisible();
  if (await contact.confirmation.isVisible()) {
    await expect(contact.confirmation).toContainText(typed.Message);
    return "sent";
  }
  await contact.holds(typed);
  return "unsent";
}

const names = Object.keys(fates);

for (let first = 0; first < count; first += names.length)
  test(`messages ${first + 1} to ${Math.min(first + names.length, count)} of ${count} arrive once, or are visibly unsent with their text kept`, async ({
    page,
    mail,
    allowConsole,
  }, { annotations }) => {
    test.setTimeout(120_000);
    allowConsole(/message was not sent|Failed to load resource|net::ERR/);
    await page.clock.install();
    const contact = new ContactForm(page);
    for (const [index, fate] of names.slice(0, count - first).entries()) {
      await contact.open();
      const typed = {
        ...messageFrom(mail.address),
        Message: `Message ${first + index + 1}, which is ${fate}.`,
      };
      await contact.fill(typed);
      await fates[fate]?.({ page, mail, contact });
      const seen = await outcome(contact, typed);
      // What the service took in the middle of a reload it may store a moment later.
      if (seen === "unsent") await page.waitForTimeout(500);
      const arrived = (await mail.messages()).filter(
        ({ template_params }) => template_params.message === typed.Message,
      ).length;
      annotations.push({ type: fate, description: `${seen}, ${arrived}` });
      if (seen === "sent") expect([fate, arrived]).toEqual([fate, 1]);
      else expect(arrived, fate).toBeLessThanOrEqual(1);
      if (await contact.confirmation.isVisible()) await contact.again.click();
      await contact.fill({ Name: "", Email: "", Phone: "", Message: "" });
    }
  });
