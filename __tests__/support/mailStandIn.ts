import type { APIRequestContext } from "@playwright/test";
import type { MailMessage, ScriptedAnswer } from "../../tools/mail-stand-in";

/** One journey's view of its worker's mail stand-in, to which it sends from its own e-mail address. */
export class MailStandIn {
  /** The address to type into the form. */
  readonly address: string;

  constructor(
    private readonly request: APIRequestContext,
    testId: string,
    private readonly origin: string,
  ) {
    this.address = `visitor-${testId}-${Date.now()}@example.com`;
  }

  /** What the service answers to this journey's next message; several calls queue up. */
  async answerNext(answer: Omit<ScriptedAnswer, "match">): Promise<void> {
    await this.request.post(`${this.origin}/stand-in/next`, {
      data: { ...answer, match: this.address },
    });
  }

  /** The messages of this journey that the service accepted. */
  async messages(): Promise<MailMessage[]> {
    const response = await this.request.get(`${this.origin}/stand-in/messages`);
    const messages = (await response.json()) as MailMessage[];
    return messages.filter((message) =>
      JSON.stringify(message).includes(this.address),
    );
  }
}
