import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** In place of the mail service's origin: an address of the site itself, at any port. */
const origin = "/mailbox";

/** Where the contact form of a local build sends its messages. */
export const mailboxPath = `${origin}/api/v1.0/email/send`;

/**
 * Settings of builds that visitors do not see: messages stay on this machine, and pictures are WebP, which is encoded
 * seven times as fast as AVIF.
 */
export const localSettings = {
  GATSBY_EMAILJS_PUBLIC_KEY: "local",
  GATSBY_EMAILJS_SERVICE_ID: "local",
  GATSBY_EMAILJS_TEMPLATE_ID: "local",
  GATSBY_EMAILJS_ORIGIN: origin,
  PICTURE_FORMAT: "webp",
};

/** Stores a message of the contact form in a file of .mailbox/. Pages of other sites cannot send JSON here. */
export async function storeMessage(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.headers["content-type"] !== "application/json") {
    response.writeHead(415).end();
    return;
  }
  const time = new Date().toISOString().replaceAll(":", "-");
  const file = `.mailbox/${time}-${randomUUID()}.json`;
  mkdirSync(".mailbox", { recursive: true });
  writeFileSync(file, await text(request));
  console.warn(`Message stored: ${file}`);
  response.end("OK");
}
