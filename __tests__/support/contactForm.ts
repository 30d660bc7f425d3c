import { expect, type Locator, type Page } from "@playwright/test";
import { said } from "./said";

/** No person writes and sends a message in less than half a second. */
const writingMs = 600;

/** What a visitor types, by field. */
export interface Typed {
  Name: string;
  Email: string;
  Phone: string;
  Message: string;
}

const labelOf = (name: string) => said("pages/contact", `form.${name}Label`);

/** What the fields are labelled. */
const labels: Readonly<Record<keyof Typed, string>> = {
  Name: labelOf("name"),
  Email: labelOf("email"),
  Phone: `${labelOf("phone")} ${said("shared/interface", "optional")}`,
  Message: labelOf("message"),
};

const fields = ["Name", "Email", "Phone", "Message"] as const;

/** A visitor with the contact form in front of them. */
export class ContactForm {
  readonly form: Locator;
  readonly button: Locator;
  readonly toasts: Locator;
  /** What stands in the form's place once a message was sent. */
  readonly confirmation: Locator;
  readonly again: Locator;
  /** Stands between the fields and the button. */
  readonly privacy: Locator;
  private filledAt = 0;

  constructor(private readonly page: Page) {
    // Also while the confirmation stands in its place.
    this.form = page.locator("form[aria-labelledby=contact-form]");
    this.button = this.form.getByRole("button");
    this.privacy = this.form.getByRole("link", {
      name: said("pages/contact", "form.privacy.label"),
    });
    this.toasts = page.getByRole("region", {
      name: said("shared/interface", "notifications"),
    });
    this.confirmation = page.getByRole("region", {
      name: said("pages/contact", "form.sent.heading"),
    });
    this.again = this.confirmation.getByRole("button", {
      name: said("pages/contact", "form.sent.again"),
    });
  }

  /** Opens the page and waits until scripts have taken the form over. */
  async open(): Promise<void> {
    await this.page.goto("/contact");
    await this.isTakenOver();
  }

  async isTakenOver(): Promise<void> {
    await expect(this.form).toHaveJSProperty("noValidate", true);
  }

  field(name: keyof Typed): Locator {
    return this.form.getByLabel(labels[name], { exact: true });
  }

  async fill(typed: Partial<Typed>): Promise<void> {
    for (const name of fields) {
      const text = typed[name];
      if (text !== undefined) await this.field(name).fill(text);
    }
    this.filledAt = await this.now();
  }

  /** Waits until a person could have written the message. */
  async takeTime(): Promise<void> {
    await expect
      .poll(() => this.now())
      .toBeGreaterThanOrEqual(this.filledAt + writingMs);
  }

  /** By the page's clock, which a test may have taken over. */
  private now(): Promise<number> {
    return this.page.evaluate(() => Date.now());
  }

  async send(): Promise<void> {
    await this.takeTime();
    await this.form
      .getByRole("button", { name: said("pages/contact", "form.submitLabel") })
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

export const sentText = said("pages/contact", "form.sentToast");
export const failedText = said("pages/contact", "form.failedToast");
