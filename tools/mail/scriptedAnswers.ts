import { setTimeout } from "node:timers/promises";

/** What a test wants the stand-in to do with one coming request. */
export interface ScriptedAnswer {
  /** Applies to the first request whose body contains this text; else to the next request. */
  match?: string;
  status?: number;
  text?: string;
  /** Milliseconds before the answer, which is the usual one if no status is given. */
  delayMs?: number;
  /** Close the connection instead of answering. */
  drop?: boolean;
  /** Never answer. */
  hang?: boolean;
}

/** The answers that tests have ordered, in order. */
export class ScriptedAnswers {
  private queue: ScriptedAnswer[] = [];

  add(answer: ScriptedAnswer): void {
    this.queue.push(answer);
  }

  clear(): void {
    this.queue = [];
  }

  /** Takes the answer for a request out of the queue, after its delay. */
  async take(body: string): Promise<ScriptedAnswer | undefined> {
    const index = this.queue.findIndex(
      ({ match }) => match === undefined || body.includes(match),
    );
    if (index === -1) return undefined;
    const [answer] = this.queue.splice(index, 1);
    if (answer?.delayMs) await setTimeout(answer.delayMs);
    return answer;
  }
}
