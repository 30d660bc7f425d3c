import { textFields } from "./message";

const key = "contact-form";

/** Saves the form's values in this tab, for a reload or an accidental navigation. */
export function saveDraft(form: HTMLFormElement): void {
  const values = textFields(form).map(({ value }) => value);
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // If the browser forbids storage, the draft is not saved.
  }
}

/** Fills the saved draft into the fields that are still empty. */
export function restoreDraft(form: HTMLFormElement): void {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    if (!Array.isArray(saved)) return;
    textFields(form).forEach((field, index) => {
      field.value ||= String(saved[index] ?? "");
    });
  } catch {
    // See saveDraft.
  }
}
