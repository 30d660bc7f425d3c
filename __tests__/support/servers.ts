import type { BrowserContext } from "@playwright/test";
import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { listen, type RunningServer } from "../../tools/listen";

/** The payload of a message. */
export interface MailMessage {
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, unknown>;
}

interface Answer {
  status?: number;
  text?: string;
  /** Milliseconds before the answer. */
  delayMs?: number;
}

/** A mail service that answers in the browser and needs no port. */
export class MailStandIn {
  private readonly accepted: MailMessage[] = [];
  private readonly answers: Answer[] = [];

  /** Answers the pages of a context. */
  async serve(context: BrowserContext): Promise<void> {
    await context.route("**/api/v1.0/email/send", async (route) => {
      const { delayMs, status = 200, text = "OK" } = this.answers.shift() ?? {};
      if (delayMs) await setTimeout(delayMs);
      if (status === 200)
        this.accepted.push(route.request().postDataJSON() as MailMessage);
      await route.fulfill({ status, body: text });
    });
  }

  /** Sets the answer to the next message; several calls queue up. */
  answerNext(answer: Answer): void {
    this.answers.push(answer);
  }

  /** The messages that the service accepted. */
  messages(): readonly MailMessage[] {
    return this.accepted;
  }
}

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** Serves the built site as plain hosts do, on a free port: /about is redirected to /about/. */
export const startSlashHost = (): Promise<RunningServer> =>
  listen(
    createServer((request, response) => {
      const { pathname, search } = new URL(request.url ?? "/", "http://host");
      let file = path.join("public", decodeURIComponent(pathname));
      const isFolder = existsSync(file) && statSync(file).isDirectory();
      if (isFolder && !pathname.endsWith("/")) {
        response.writeHead(301, { location: `${pathname}/${search}` }).end();
        return;
      }
      if (isFolder) file = path.join(file, "index.html");
      const status = existsSync(file) ? 200 : 404;
      if (status === 404) file = "public/404.html";
      const type = types[path.extname(file)];
      response.writeHead(status, type ? { "content-type": type } : {});
      void readFile(file).then((content) => response.end(content));
    }),
    0,
  );
