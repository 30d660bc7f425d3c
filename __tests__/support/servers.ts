import type { BrowserContext } from "@playwright/test";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { listen, type RunningServer } from "../../tools/listen";

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

/** Serves the built site as plain hosts do, on a free port: /about is redirected to /about/. */
export function startSlashHost(): Promise<RunningServer> {
  const notFound = readFileSync("public/404.html");
  const serveFile = sirv("public", {
    onNoMatch: (_request, response) =>
      response.writeHead(404, { "Content-Type": "text/html" }).end(notFound),
  });
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://host");
    const isPage = existsSync(path.join("public", pathname, "index.html"));
    if (isPage && !pathname.endsWith("/"))
      response.writeHead(301, { Location: `${pathname}/${search}` }).end();
    else serveFile(request, response);
  });
  return listen(server, 0);
}
