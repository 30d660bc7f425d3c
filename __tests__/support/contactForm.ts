import { expect, test, type Locator, type Page } from "@playwright/test";
import { contentFile } from "./pages";

/** Not the generated type, because a firm may have removed the page. */
type Words = Readonly<
  Record<
    | "name"
    | `${"name" | "email" | "phone" | "message" | "submit" | "sending"}Label`
    | `${"sending" | "sent" | "failed"}Toast`
    | "sentNote"
    | "alternativeText",
    string
  >
>;

const words = contentFile<{ form?: Words }>("pages/contact")?.form;

/** Words of the form in content/pages/contact.json; without them `open` skips the test. */
export const form = words ?? ({} as Words);

const fields = ["Name", "Email", "Phone", "Message"] as const;

type Field = (typeof fields)[number];

/** Texts to type, by field. */
type Typed = Record<Field, string>;

const fieldLabels: Readonly<Typed> = {
  Name: form.nameLabel,
  Email: form.emailLabel,
  Phone: form.phoneLabel,
  Message: form.messageLabel,
};

/** The contact form of a page. */
export class ContactForm {
  readonly form: Locator;
  readonly button: Locator;

  constructor(private readonly page: Page) {
    this.form = page.getByRole("form", { name: form.name, exact: true });
    this.button = this.form.getByRole("button");
  }

  /** Skips the test if there is no contact form. */
  async open(options?: Parameters<Page["goto"]>[1]): Promise<void> {
    test.skip(!words, "The site has no contact form.");
    await this.page.goto("/contact", options);
  }

  field(name: Field): Locator {
    return this.page.getByLabel(fieldLabels[name]);
  }

  async fill(typed: Typed): Promise<void> {
    for (const name of fields) await this.field(name).fill(typed[name]);
  }

  async send(): Promise<void> {
    await this.button.click();
  }

  async expectValues(typed: Typed): Promise<void> {
    for (const name of fields)
      await expect(this.field(name)).toHaveValue(typed[name]);
  }
}

export const message: Typed = {
  Name: "Asha Rao",
  Email: "visitor@example.com",
  Phone: "+91 98450 00000",
  Message: "We sell in two states and want to sell in five.",
};

export const empty: Typed = { Name: "", Email: "", Phone: "", Message: "" };
