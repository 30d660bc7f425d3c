/** What a visitor writes to the firm, named as in the mail's payload (docs/product.md#sending-a-message). */
export interface ContactMessage {
  readonly from_name: string;
  readonly from_email: string;
  readonly phone: string;
  readonly message: string;
}

/** Fields of the contact form, by name. */
export const fieldNames = ["name", "email", "phone", "message"] as const;

/** Maps what the form holds to the payload, without blanks at the ends. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: (typeof fieldNames)[number]) =>
    String(data.get(name) ?? "").trim();
  return {
    from_name: text("name"),
    from_email: text("email"),
    phone: text("phone"),
    message: text("message"),
  };
}

/**
 * Empties controls that hold blanks only: the browser then refuses those that are required, in its own words.
 *
 * @returns Whether the browser accepts the form.
 */
export function checkWithoutBlanks(form: HTMLFormElement): boolean {
  for (const control of form.elements) {
    const isText =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement;
    if (isText && !control.value.trim()) control.value = "";
  }
  return form.reportValidity();
}
