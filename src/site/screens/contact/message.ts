/** The form's text fields. The trap for robots, which nobody can reach, is none. */
export const textFields = (form: HTMLFormElement) =>
  [...form.elements]
    .filter(
      (control) =>
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement,
    )
    .filter(({ tabIndex }) => tabIndex >= 0);

/** Name of a field that only robots fill in (docs/decisions/mail.md). */
export const trap = "website";

/** Whether a robot has filled in the form. */
export const isTrapped = (form: HTMLFormElement): boolean =>
  Boolean(new FormData(form).get(trap));

/** A message to the firm, named as in the mail's payload (docs/product.md#sending-a-message). Trims each text. */
export function readMessage(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "").trim();
  return {
    from_name: text("name"),
    from_email: text("email"),
    phone: text("phone"),
    message: text("message"),
  };
}

/** EmailJS refuses more than 50 KB. The rest of the request takes less than 500 bytes. */
const maxBytes = 50_000 - 500;
/** From here on the form says how much is left. */
const nearBytes = 5000;

/**
 * How many characters of its own kind still fit into a message: negative if it is too long, undefined if it is far from
 * that.
 */
export function charactersLeft(
  message: ReturnType<typeof readMessage>,
): number | undefined {
  const sent = JSON.stringify(message);
  const bytes = new Blob([sent]).size;
  const left = maxBytes - bytes;
  return left < nearBytes
    ? Math.floor((left * sent.length) / bytes)
    : undefined;
}
