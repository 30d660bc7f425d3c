import { field } from "../../common/field";
import type { ContactMessage } from "./message";

/** A message without a response within this time counts as not sent. */
const answerTimeoutMs = 20_000;

/** The mail service's status and text for a message that was not sent. The status is 0 without a response. */
interface SendFailure {
  readonly status: number;
  readonly text: string;
}

/**
 * Maps the mail library's rejections: a response, a text, or an error without a response
 * (docs/product.md#sending-a-message).
 */
export function toFailure(reason: unknown): SendFailure {
  if (typeof reason === "string") return { status: 0, text: reason };
  if (field(reason, "status") === undefined)
    return { status: 0, text: "Network Error" };
  return {
    status: Number(field(reason, "status")),
    text: String(field(reason, "text")),
  };
}

/** The library reads localStorage while it loads, which throws where the browser forbids storage. */
function hideForbiddenStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, "localStorage", { value: undefined });
  }
}

/** Loads the mail library. A form calls this when it gets the focus, so that sending does not wait. */
export async function loadMailLibrary() {
  hideForbiddenStorage();
  const library = await import("@emailjs/browser");
  library.init(
    { publicKey: process.env.GATSBY_EMAILJS_PUBLIC_KEY },
    process.env.GATSBY_EMAILJS_ORIGIN || undefined,
  );
  return library;
}

async function send(
  template: string | undefined,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const library = await loadMailLibrary();
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("No response")), answerTimeoutMs);
  });
  const sending = library.send(
    process.env.GATSBY_EMAILJS_SERVICE_ID ?? "",
    template ?? "",
    { ...values },
  );
  await Promise.race([sending, timeout]);
}

/** Sends a visitor's message. Rejects when it was not sent; see toFailure. */
export const sendMessage = (message: ContactMessage): Promise<void> =>
  send(process.env.GATSBY_EMAILJS_TEMPLATE_ID, { ...message });

/** Subscribes an address to the newsletter. Rejects when it was not sent; see toFailure. */
export const sendSubscription = (email: string): Promise<void> =>
  send(process.env.GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID, {
    from_email: email,
  });
