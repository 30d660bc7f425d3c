import { existsSync, mkdtempSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { standInPort } from "../../tools/environment";
import type { RunningServer } from "../../tools/listen";
import {
  startMailStandIn,
  type MailMessage,
  type ScriptedAnswer,
} from "../../tools/mail-stand-in";
import { startServer } from "../../tools/serve";

/** A mail stand-in on a free port, with an empty mailbox of its own. */
export const startTestMail = (): Promise<RunningServer> =>
  startMailStandIn({
    port: 0,
    mailbox: mkdtempSync(path.join(tmpdir(), "mailbox-")),
    log: () => undefined,
  });

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

/** Serves a built site on a free port; its contact form sends to this mail stand-in. */
export const startTestSite = (
  mailOrigin: string,
  root?: string,
  port = 0,
): Promise<RunningServer> =>
  startServer({
    port,
    replaced: { from: `http://localhost:${standInPort}`, to: mailOrigin },
    ...(root !== undefined && { root }),
  });

const types: Record<string, string> = {
  html: "text/html",
  js: "text/javascript",
  json: "application/json",
  svg: "image/svg+xml",
};

/** Serves the built site as plain hosts do: /about is redirected to /about/. Returns its origin and how to stop it. */
export async function startSlashHost(): Promise<{
  origin: string;
  stop: () => void;
}> {
  const server = createServer((request, response) => {
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
    const type = types[file.split(".").pop() ?? ""];
    response.writeHead(status, type ? { "content-type": type } : {});
    void readFile(file).then((content) => response.end(content));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
