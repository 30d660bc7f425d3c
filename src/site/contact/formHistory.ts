import { field } from "../../common/field";
import { contactFields, type ContactMessage } from "./fields";
import { historyEntry } from "./historyEntry";

/** What a visit to the form has led to. It is kept with the page in the tab's history, so that it survives a reload. */
export interface FormHistory {
  /** The message that was sent last. */
  readonly sent?: ContactMessage;
  /** A message was on its way and nobody saw it arrive: it is still in the form. */
  readonly isUnsent?: boolean;
}

function toMessage(value: unknown): ContactMessage | undefined {
  const text = (name: string) => {
    const kept = field(value, name);
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

/** What this page of the tab's history remembers of the form. */
export const formHistory = historyEntry("contactForm", (kept): FormHistory => ({
  sent: toMessage(field(kept, "sent")),
  isUnsent: field(kept, "isUnsent") === true,
}));
