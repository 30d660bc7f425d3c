import { fieldNames } from "./message";

const key = "contact-form";

/** Keeps what is typed, so that it survives a reload or an accidental navigation in this tab. */
export function saveDraft(form: HTMLFormElement): void {
  const data = new FormData(form);
  const values = fieldNames.map((name) => data.get(name));
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Where the browser forbids storage, nothing is kept.
  }
}

/** Fills the saved draft into the fields that are still empty. */
export function restoreDraft(form: HTMLFormElement): void {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    if (!Array.isArray(saved)) return;
    fieldNames.forEach((name, index) => {
      const control = form.elements.namedItem(name);
      const isField =
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement;
      if (isField && !control.value) control.value = String(saved[index] ?? "");
    });
  } catch {
    // See saveDraft.
  }
}
