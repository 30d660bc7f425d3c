import { field } from "../../../common/field";

/** A message without a response within this time counts as not sent. */
const answerTimeoutMs = 20_000;

/** Loads and initialises the mail library. The contact page does so before the form is used, so that sending does not wait. */
export async function loadMailLibrary() {
  const library = await import("@emailjs/browser");
  library.init(
    { publicKey: process.env.GATSBY_EMAILJS_PUBLIC_KEY },
    process.env.GATSBY_EMAILJS_ORIGIN || undefined,
  );
  return library;
}

/** Sends a visitor's message. Rejects when it was not sent; see toFailure. */
export async function sendMessage(
  message: Record<string, string>,
): Promise<void> {
  const { send } = await loadMailLibrary();
  const service = process.env.GATSBY_EMAILJS_SERVICE_ID ?? "";
  const template = process.env.GATSBY_EMAILJS_TEMPLATE_ID ?? "";
  const timeout = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error("No response")), answerTimeoutMs),
  );
  await Promise.race([send(service, template, message), timeout]);
}

/**
 * Maps the mail library's rejections to status and text: a response, a text, or an error without a response, which has
 * the status 0 (docs/product.md#sending-a-message).
 */
export function toFailure(reason: unknown) {
  if (typeof reason === "string") return { status: 0, text: reason };
  return {
    status: Number(field(reason, "status") ?? 0),
    text: String(field(reason, "text") ?? "Network Error"),
  };
}
