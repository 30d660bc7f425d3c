/** Why a message did not reach the mail service: its status and text, 0 where there was no answer. */
export class SendFailure extends Error {
  constructor(
    readonly status: number,
    readonly text: string,
  ) {
    super(`${status} ${text}`);
    this.name = "SendFailure";
  }
}

/** The library's words for an answer that never came (docs/product.md#sending-a-message). */
export const networkError = (): SendFailure =>
  new SendFailure(0, "Network Error");

/** The library's words for a sender who is kept out. */
export const forbidden = (): SendFailure => new SendFailure(403, "Forbidden");

function isAnswer(reason: unknown): reason is { status: number; text: string } {
  return (
    typeof reason === "object" &&
    reason !== null &&
    "status" in reason &&
    typeof reason.status === "number" &&
    "text" in reason &&
    typeof reason.text === "string"
  );
}

/** Puts the mail library's three forms of rejection into one: an answer, a plain text, a failed request. */
export function toFailure(reason: unknown): SendFailure {
  if (reason instanceof SendFailure) return reason;
  if (isAnswer(reason)) return new SendFailure(reason.status, reason.text);
  if (typeof reason === "string") return new SendFailure(0, reason);
  return networkError();
}
