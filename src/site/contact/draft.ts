import { contactFields, formControl } from "./fields";

const key = "contact-form";

/** Runs an access to the session's storage; where the browser forbids it, nothing is kept. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Keeps what is typed, so that it survives a reload or an accidental navigation in this tab. */
export function saveDraft(form: HTMLFormElement): void {
  const values = contactFields.map(({ name }) => formControl(form, name).value);
  if (values.every((value) => !value)) clearDraft();
  else attempt(() => sessionStorage.setItem(key, JSON.stringify(values)));
}

/** Fills what was kept into the fields that are still empty. */
export function restoreDraft(form: HTMLFormElement): void {
  const kept: unknown = attempt(() =>
    JSON.parse(sessionStorage.getItem(key) ?? "[]"),
  );
  if (!Array.isArray(kept)) return;
  contactFields.forEach(({ name }, index) => {
    const value: unknown = kept[index];
    const control = formControl(form, name);
    if (typeof value === "string" && !control.value) control.value = value;
  });
}

/** Forgets what was kept. */
export function clearDraft(): void {
  attempt(() => sessionStorage.removeItem(key));
}
