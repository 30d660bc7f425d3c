import { expect, type Locator, type Page } from "@playwright/test";
import { form } from "../../content/pages/contact.json";

const fields = ["name", "email", "phone", "message"] as const;

type Field = (typeof fields)[number];

/** Texts to type, by field. */
type Typed = Record<Field, string>;

/** The contact form of a page. */
export class ContactForm {
  readonly form: Locator;
  readonly button: Locator;

  constructor(private readonly page: Page) {
    this.form = page.getByRole("form", { name: form.name, exact: true });
    this.button = this.form.getByRole("button");
  }

  /** Opens the form's page. */
  static async open(
    page: Page,
    options?: Parameters<Page["goto"]>[1],
  ): Promise<ContactForm> {
    await page.goto("/contact", options);
    return new ContactForm(page);
  }

  field(name: Field): Locator {
    return this.page.getByLabel(form[`${name}Label`]);
  }

  async fill(typed: Typed): Promise<void> {
    for (const name of fields) await this.field(name).fill(typed[name]);
  }

  /** Sends what the fields have, or other texts. */
  async send(typed?: Typed): Promise<void> {
    if (typed) await this.fill(typed);
    await this.button.click();
  }

  async expectValues(typed: Typed): Promise<void> {
    for (const name of fields)
      await expect(this.field(name)).toHaveValue(typed[name]);
  }
}

export const message: Typed = {
  name: "Asha Rao",
  email: "visitor@example.com",
  phone: "+91 98450 00000",
  message: "We sell in two states and want to sell in five.",
};

export const empty: Typed = { name: "", email: "", phone: "", message: "" };

export { form };
