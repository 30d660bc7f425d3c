import type { ContactMessage } from "./message";

/** Without an answer within this time, the message counts as not sent. */
const answerTimeoutMs = 20_000;

/** Why a message was not sent: the mail service's status and text, 0 where there was no answer. */
export interface SendFailure {
  readonly status: number;
  readonly text: string;
}

/** The library's words for a missing answer. */
const networkError: SendFailure = { status: 0, text: "Network Error" };

/** Maps the mail library's three forms of rejection: a response, a plain text, an error (docs/product.md#sending-a-message). */
export function toFailure(reason: unknown): SendFailure {
  if (typeof reason === "string") return { status: 0, text: reason };
  const isResponse =
    typeof reason === "object" &&
    reason !== null &&
    "status" in reason &&
    "text" in reason;
  return isResponse
    ? { status: Number(reason.status), text: String(reason.text) }
    : networkError;
}

/** The library reads localStorage while it loads, which throws where storage is forbidden. */
function hideForbiddenStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, "localStorage", { value: undefined });
  }
}

/** Loads the mail library. A form calls it when it gets the focus, so that sending does not wait. */
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("No answer")), answerTimeoutMs);
  });
  const sending = library.send(
    process.env.GATSBY_EMAILJS_SERVICE_ID ?? "",
    template ?? "",
    { ...values },
  );
  await Promise.race([sending, timeout]).finally(() => clearTimeout(timer));
}

/** Sends a visitor's message. Rejects when it was not sent; see toFailure. */
export const sendMessage = (message: ContactMessage): Promise<void> =>
  send(process.env.GATSBY_EMAILJS_TEMPLATE_ID, { ...message });

/** Subscribes an address to the newsletter. Rejects when it was not sent; see toFailure. */
export const sendSubscription = (email: string): Promise<void> =>
  send(process.env.GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID, {
    from_email: email,
  });
