import { expect, type Locator, type Page } from "@playwright/test";
import contact from "../../content/pages/contact.json";
import labels from "../../content/shared/interface.json";

const { form } = contact;

/** Texts to type, by field. */
export interface Typed {
  Name: string;
  Email: string;
  Phone: string;
  Message: string;
}

const fieldLabels: Readonly<Record<keyof Typed, string>> = {
  Name: form.nameLabel,
  Email: form.emailLabel,
  Phone: form.phoneLabel,
  Message: form.messageLabel,
};

const fields = ["Name", "Email", "Phone", "Message"] as const;

/** The contact form of a page. */
export class ContactForm {
  readonly form: Locator;
  readonly button: Locator;
  readonly toasts: Locator;

  constructor(private readonly page: Page) {
    this.form = page.getByRole("form", { name: form.name, exact: true });
    this.button = this.form.getByRole("button");
    this.toasts = page.getByRole("region", { name: labels.notifications });
  }

  async open(): Promise<void> {
    await this.page.goto("/contact");
  }

  field(name: keyof Typed): Locator {
    return this.page.getByLabel(fieldLabels[name]);
  }

  async fill(typed: Partial<Typed>): Promise<void> {
    for (const name of fields) {
      const text = typed[name];
      if (text !== undefined) await this.field(name).fill(text);
    }
  }

  async send(): Promise<void> {
    await this.form
      .getByRole("button", { name: form.submitLabel, exact: true })
      .click();
  }

  async holds(typed: Typed): Promise<void> {
    for (const name of fields)
      await expect(this.field(name)).toHaveValue(typed[name]);
  }
}

/** A complete message from an address. */
export const messageFrom = (address: string): Typed => ({
  Name: "Asha Rao",
  Email: address,
  Phone: "+91 98450 00000",
  Message: "We sell in two states and want to sell in five.",
});

export const empty: Typed = { Name: "", Email: "", Phone: "", Message: "" };

export const sentText = form.sentToast;
export const failedText = form.failedToast;
