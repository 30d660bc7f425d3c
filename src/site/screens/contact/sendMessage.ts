import { field } from "../../../common/field";
import { withTimeout } from "../../../common/withTimeout";
import { loadCode } from "../../loading/loadCode";

/** A message without a response within this time counts as not sent. */
const answerTimeoutMs = 20_000;

/** The library reads localStorage while it loads, which throws where the browser forbids storage. */
function hideForbiddenStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, "localStorage", { value: undefined });
  }
}

/** Loads and initialises the mail library. The contact page does so when it is idle, so that sending does not wait. */
export async function loadMailLibrary() {
  hideForbiddenStorage();
  const library = await loadCode(() => import("@emailjs/browser"));
  library.init(
    { publicKey: process.env.GATSBY_EMAILJS_PUBLIC_KEY },
    process.env.GATSBY_EMAILJS_ORIGIN || undefined,
  );
  return library;
}

/** Browsers take at most 64 KB of such requests at a time, an earlier message without an answer included. */
const mostInBackground = 10_000;

/**
 * Lets a message go on when the visitor closes the page, unless it is long. The library has no option for it, so its
 * one request is caught (docs/decisions/mail.md); others are left alone.
 */
async function sendInBackground(send: () => Promise<unknown>): Promise<void> {
  const { fetch } = window;
  window.fetch = (input, init) => {
    if (!String(input).endsWith("/email/send")) return fetch(input, init);
    window.fetch = fetch;
    const keepalive = String(init?.body).length < mostInBackground;
    return fetch(input, { ...init, keepalive });
  };
  try {
    await send();
  } finally {
    window.fetch = fetch;
  }
}

/** Sends a visitor's message (see readMessage). Rejects when it was not sent; see toFailure. */
export async function sendMessage(
  message: Record<string, string>,
): Promise<void> {
  const library = await loadMailLibrary();
  const service = process.env.GATSBY_EMAILJS_SERVICE_ID ?? "";
  const template = process.env.GATSBY_EMAILJS_TEMPLATE_ID ?? "";
  const send = () => library.send(service, template, message);
  await withTimeout(sendInBackground(send), answerTimeoutMs);
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
