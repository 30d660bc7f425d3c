import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A message as the mail service takes it from a browser. */
export interface SendRequest {
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, unknown>;
}

/** An accepted message; `received` is an ISO time. */
export interface Message extends SendRequest {
  received: string;
}

/** Keeps accepted messages, each as a JSON file in a folder. */
export class Mailbox {
  private kept: Message[] = [];
  private count = 0;

  constructor(private readonly folder: string) {}

  /** The messages since the last `clear`. */
  get messages(): readonly Message[] {
    return this.kept;
  }

  /** Stores a message and returns the path of its file. */
  store(request: SendRequest): string {
    const message = { received: new Date().toISOString(), ...request };
    this.kept.push(message);
    this.count += 1;
    const name = `${message.received.replaceAll(":", "-")}-${this.count}.json`;
    const path = join(this.folder, name);
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(path, `${JSON.stringify(message, null, 2)}\n`);
    return path;
  }

  /** Forgets the messages; their files stay. */
  clear(): void {
    this.kept = [];
  }
}
