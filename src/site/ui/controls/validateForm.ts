/**
 * Takes the spaces from the ends of each text, and lets the browser check the form: the first field that it refuses gets
 * the focus.
 *
 * @returns Whether the browser accepts the form. `Field` shows what it does not.
 */
export function validateForm(form: HTMLFormElement): boolean {
  for (const control of form.elements)
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement
    )
      control.value = control.value.trim();
  const isValid = form.checkValidity();
  if (!isValid) form.querySelector<HTMLElement>(":invalid")?.focus();
  return isValid;
}
