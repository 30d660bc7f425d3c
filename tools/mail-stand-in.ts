import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { relative } from "node:path";
import { loadEnvironment, standInPort } from "./environment";
import { listen } from "./listen";
import type { RunningServer } from "./listen";
import {
  checkSendRequest,
  maximumBytes,
  RefusedRequest,
} from "./mail/checkSendRequest";
import { Mailbox } from "./mail/mailbox";
import { reportAndFail } from "./report";
import { stopWithParent } from "./stopWithParent";
import { ScriptedAnswers } from "./mail/scriptedAnswers";
import type { ScriptedAnswer } from "./mail/scriptedAnswers";

interface StandInOptions {
  /** 0 takes any free port. */
  port: number;
  /** Where accepted messages are stored. */
  mailbox?: string;
  /** Receives one line per accepted message. */
  log?: (line: string) => void;
}

/** What browsers on another origin need to see, on errors too. */
const crossOrigin = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "POST, OPTIONS",
  "Access-Control-Allow-Headers": "Content-Type",
  "Access-Control-Max-Age": "0",
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // What is too much is read to its end, so that the browser sees the answer.
    if (bytes <= maximumBytes) chunks.push(chunk);
  }
  if (bytes > maximumBytes) {
    throw new RefusedRequest(413, "Variables size limit");
  }
  return Buffer.concat(chunks).toString("utf8");
}

function answer(
  response: ServerResponse,
  status: number,
  text: string,
  type = "text/plain; charset=utf-8",
): void {
  response.writeHead(status, { ...crossOrigin, "Content-Type": type });
  response.end(text);
}

/**
 * Starts a local stand-in for the mail service: the same address, checks and
 * answers as `POST /api/v1.0/email/send`. Tests order other answers with
 * `POST /stand-in/next` (a ScriptedAnswer), read what was accepted with
 * `GET /stand-in/messages` and start afresh with `POST /stand-in/reset`.
 * Throws if the port is taken.
 */
export async function startMailStandIn({
  port,
  mailbox: folder = ".mailbox",
  log = console.log,
}: StandInOptions): Promise<RunningServer> {
  const mailbox = new Mailbox(folder);
  const answers = new ScriptedAnswers();

  async function send(request: IncomingMessage, response: ServerResponse) {
    const body = await readBody(request);
    const scripted = await answers.take(body);
    if (scripted?.hang) return;
    if (scripted?.drop) {
      request.socket.destroy();
      return;
    }
    const message = checkSendRequest(request.headers["content-type"], body);
    const { status = 200, text = "OK" } = scripted ?? {};
    if (status === 200) {
      const file = mailbox.store(message);
      log(`Message stored: ${relative(process.cwd(), file)}`);
    }
    answer(response, status, text);
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const path = request.url?.split("?")[0] ?? "/";
    if (request.method === "OPTIONS") {
      response.writeHead(204, crossOrigin).end();
      return;
    }
    switch (`${request.method} ${path}`) {
      case "POST /api/v1.0/email/send":
        await send(request, response);
        return;
      case "POST /stand-in/next":
        answers.add(JSON.parse(await readBody(request)) as ScriptedAnswer);
        answer(response, 200, "OK");
        return;
      case "POST /stand-in/reset":
        answers.clear();
        mailbox.clear();
        answer(response, 200, "OK");
        return;
      case "GET /stand-in/messages":
        answer(
          response,
          200,
          JSON.stringify(mailbox.messages),
          "application/json",
        );
        return;
      default:
        answer(response, 404, "Not Found");
    }
  }

  return listen(
    createServer((request, response) => {
      handle(request, response).catch((error: unknown) => {
        const refused = error instanceof RefusedRequest;
        answer(
          response,
          refused ? error.status : 500,
          String(refused ? error.message : error),
        );
      });
    }),
    port,
  );
}

if (require.main === module) {
  stopWithParent();
  loadEnvironment("production");
  startMailStandIn({ port: standInPort }).then(
    ({ origin }) => console.log(`Mail stand-in: ${origin}`),
    reportAndFail,
  );
}
