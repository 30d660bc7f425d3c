/** The form's text fields. */
export const textFields = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (control) =>
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement,
  );

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

/**
 * Clears fields that contain only spaces, so that the browser rejects them if they are required.
 *
 * @returns Whether the browser accepts the form.
 */
export function clearBlanksAndValidate(form: HTMLFormElement): boolean {
  for (const field of textFields(form))
    if (!field.value.trim()) field.value = "";
  return form.checkValidity();
}
