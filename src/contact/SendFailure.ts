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

/** The library's words for an answer that never came (specification, section 8). */
export const networkError = (): SendFailure =>
  new SendFailure(0, "Network Error");

/** The library's words for a sender who is kept out. */
export const forbidden = (): SendFailure => new SendFailure(403, "Forbidden");
