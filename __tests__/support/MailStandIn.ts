import type { BrowserContext } from "@playwright/test";

interface Answer {
  status?: number;
  text?: string;
  /** It is sent once this has resolved. */
  after?: Promise<void>;
}

/** A mail service that answers in the browser and needs no port. */
export class MailStandIn {
  private readonly accepted: unknown[] = [];
  private readonly answers: Answer[] = [];

  /** Answers the pages of a context. */
  async serve(context: BrowserContext): Promise<void> {
    await context.route("**/api/v1.0/email/send", async (route) => {
      const { after, status = 200, text = "OK" } = this.answers.shift() ?? {};
      await after;
      if (status === 200) this.accepted.push(route.request().postDataJSON());
      await route.fulfill({ status, body: text });
    });
  }

  /** Sets the answer to the next message; several calls queue up. */
  answerNext(answer: Answer): void {
    this.answers.push(answer);
  }

  /** Sets the answer to the next message. Returns a function that sends it. */
  holdNext(answer: Answer = {}): () => void {
    let release: () => void = () => undefined;
    const after = new Promise<void>((resolve) => (release = resolve));
    this.answerNext({ ...answer, after });
    return release;
  }

  /** The payloads that the service accepted. */
  messages(): readonly unknown[] {
    return this.accepted;
  }
}
