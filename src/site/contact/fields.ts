/** A field of the contact form, named as in the mail's payload (docs/product.md#contact-form). */
export interface ContactField {
  readonly name: "from_name" | "from_email" | "phone" | "message";
  /** Most characters that it takes. */
  readonly limit: number;
}

/** What a visitor writes to the firm. */
export type ContactMessage = Readonly<Record<ContactField["name"], string>>;

export const contactFields: readonly ContactField[] = [
  { name: "from_name", limit: 100 },
  { name: "from_email", limit: 254 },
  { name: "phone", limit: 30 },
  { name: "message", limit: 5000 },
];

/** Name of the field that visitors do not see and only robots fill in. */
export const trapName = "website";

type FormControl = HTMLInputElement | HTMLTextAreaElement;

/** The form's control of a name. Throws when the form has none. */
export function formControl(form: HTMLFormElement, name: string): FormControl {
  const control = form.elements.namedItem(name);
  if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement
  ) {
    return control;
  }
  throw new Error(`The form has no field "${name}".`);
}

/** What the form holds at the moment, without spaces at the ends. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  const text = (name: ContactField["name"]) =>
    formControl(form, name).value.trim();
  return {
    from_name: text("from_name"),
    from_email: text("from_email"),
    phone: text("phone"),
    message: text("message"),
  };
}
