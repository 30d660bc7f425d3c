import type { APIRequestContext } from "@playwright/test";
import { standInPort } from "../../tools/environment";
import type { MailMessage, ScriptedAnswer } from "../../tools/mail-stand-in";

const origin = `http://localhost:${standInPort}/stand-in`;

/**
 * One journey's view of the mail stand-in. Journeys run side by side, so a
 * journey signs its messages with its own e-mail address.
 */
export class MailStandIn {
  /** The address to type into the form. */
  readonly address: string;

  constructor(
    private readonly request: APIRequestContext,
    testId: string,
  ) {
    this.address = `visitor-${testId}-${Date.now()}@example.com`;
  }

  /** What the service answers to this journey's next message; several calls queue up. */
  async answerNext(answer: Omit<ScriptedAnswer, "match">): Promise<void> {
    await this.request.post(`${origin}/next`, {
      data: { ...answer, match: this.address },
    });
  }

  /** The messages of this journey that the service accepted. */
  async messages(): Promise<MailMessage[]> {
    const response = await this.request.get(`${origin}/messages`);
    const messages = (await response.json()) as MailMessage[];
    return messages.filter((message) =>
      JSON.stringify(message).includes(this.address),
    );
  }
}
