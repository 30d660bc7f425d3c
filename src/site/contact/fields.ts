/** A field of the contact form, named as in the mail's payload (docs/product.md#contact-form). */
export interface ContactField {
  readonly name: "from_name" | "from_email" | "phone" | "message";
  /** Most characters that it takes; an emoji is one. */
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

/** Name of the tick of a visitor whose message looked like a robot's. */
export const personName = "person";

/** Nobody begins a message and sends it within this time; programs do. */
const leastWritingMs = 500;

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

/**
 * Whether a message looks like a robot's: the hidden field is filled in, or it was written in no time.
 *
 * @param begunAt When the first change was seen, in milliseconds; undefined where all was there before.
 */
export function looksLikeRobot(
  form: HTMLFormElement,
  begunAt: number | undefined,
): boolean {
  if (new FormData(form).has(personName)) return false;
  const isQuick =
    begunAt !== undefined && Date.now() - begunAt < leastWritingMs;
  return isQuick || formControl(form, trapName).value !== "";
}

/** Control characters other than line breaks and tabs, which no mail program shows. */
const unseen = /[^\P{Cc}\n\t]/gu;

/** What the form holds at the moment, without spaces at the ends. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  const text = (name: ContactField["name"]) =>
    formControl(form, name).value.replace(unseen, "").trim();
  return {
    from_name: text("from_name"),
    from_email: text("from_email"),
    phone: text("phone"),
    message: text("message"),
  };
}
