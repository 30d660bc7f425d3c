import { contactFields, type ContactMessage } from "./fields";

/** What a visit to the form has led to. It is kept with the page in the tab's history, so that it survives a reload. */
export interface FormHistory {
  /** The message that was sent last. */
  readonly sent?: ContactMessage;
  /** A message was on its way and nobody saw it arrive: it is still in the form. */
  readonly isUnsent?: boolean;
}

const key = "contactForm";

const property = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined;

function toMessage(value: unknown): ContactMessage | undefined {
  const text = (name: string) => {
    const kept = property(value, name);
    return typeof kept === "string" ? kept : "";
  };
  return contactFields.some(({ name }) => text(name))
    ? {
        from_name: text("from_name"),
        from_email: text("from_email"),
        phone: text("phone"),
        message: text("message"),
      }
    : undefined;
}

function read(state: unknown): FormHistory {
  const kept = property(state, key);
  return {
    sent: toMessage(property(kept, "sent")),
    isUnsent: property(kept, "isUnsent") === true,
  };
}

const nothing: FormHistory = {};
const listeners = new Set<() => void>();
let last: { readonly state: unknown; readonly form: FormHistory } | undefined;

/** What this page of the tab's history remembers, for `useSyncExternalStore`. */
export const formHistory = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  get(): FormHistory {
    const state: unknown = window.history.state;
    if (last?.state !== state || !last) last = { state, form: read(state) };
    return last.form;
  },

  /** The HTML knows no visit. */
  getOnServer: (): FormHistory => nothing,

  set(form: FormHistory): void {
    const state: unknown = window.history.state;
    window.history.replaceState(
      { ...(typeof state === "object" && state), [key]: form },
      "",
    );
    for (const listener of listeners) listener();
  },
};
