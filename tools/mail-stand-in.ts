import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import {
  loadEnvironment,
  missingMailKeys,
  selectMailStandIn,
  standInPort,
} from "./environment";
import { listen, type RunningServer } from "./listen";
import { reportAndFail } from "./report";
import { stopWithParent } from "./stopWithParent";

/** A message as the mail service takes it from a browser. */
export interface MailMessage {
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, unknown>;
}

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
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What the service finds wrong with a request; nothing where it sends the message. */
function refusal(type = "", request: unknown): string | undefined {
  const invalid = "The parameters are invalid.";
  if (!type.startsWith("application/json") || !isObject(request))
    return invalid;
  for (const [name, label] of [
    ["user_id", "Public Key"],
    ["service_id", "Service ID"],
    ["template_id", "Template ID"],
  ] as const) {
    const value = request[name];
    if (typeof value !== "string" || !value.trim())
      return `The ${label} is required.`;
  }
  return isObject(request.template_params) ? undefined : invalid;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks = await request.toArray();
  return Buffer.concat(chunks).toString("utf8");
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...crossOrigin, "Content-Type": "text/plain" });
  response.end(text);
}

/**
 * Starts a local stand-in for the mail service: the same address, checks and answers as
 * `POST /api/v1.0/email/send`. Tests order other answers with `POST /stand-in/next` (a ScriptedAnswer) and read the
 * accepted messages with `GET /stand-in/messages`. Throws if the port is in use.
 */
export async function startMailStandIn({
  port,
  mailbox = ".mailbox",
  log = console.log,
}: StandInOptions): Promise<RunningServer> {
  const messages: unknown[] = [];
  const scripted: ScriptedAnswer[] = [];

  function store(message: unknown): void {
    const time = new Date().toISOString().replaceAll(":", "-");
    const file = path.join(mailbox, `${time}-${messages.push(message)}.json`);
    mkdirSync(mailbox, { recursive: true });
    writeFileSync(file, `${JSON.stringify(message, null, 2)}\n`);
    log(`Message stored: ${path.relative(process.cwd(), file)}`);
  }

  async function send(request: IncomingMessage, response: ServerResponse) {
    const body = await readBody(request);
    const index = scripted.findIndex(({ match = "" }) => body.includes(match));
    const [script = {}] = index < 0 ? [] : scripted.splice(index, 1);
    if (script.delayMs) await setTimeout(script.delayMs);
    if (script.hang) return;
    if (script.drop) {
      request.socket.destroy();
      return;
    }
    const message = parse(body);
    const refused = refusal(request.headers["content-type"], message);
    if (refused) {
      answer(response, 400, refused);
      return;
    }
    const { status = 200, text = "OK" } = script;
    if (status === 200) store(message);
    answer(response, status, text);
  }

  const server = createServer((request, response) => {
    const handlers: Record<string, () => Promise<void> | void> = {
      "POST /api/v1.0/email/send": () => send(request, response),
      "POST /stand-in/next": async () => {
        scripted.push(JSON.parse(await readBody(request)) as ScriptedAnswer);
        answer(response, 200, "OK");
      },
      "GET /stand-in/messages": () =>
        answer(response, 200, JSON.stringify(messages)),
    };
    const handle =
      request.method === "OPTIONS"
        ? () => answer(response, 204, "")
        : (handlers[`${request.method} ${request.url}`] ??
          (() => answer(response, 404, "Not Found")));
    Promise.resolve(handle()).catch((error: unknown) =>
      answer(response, 500, String(error)),
    );
  });
  return listen(server, port);
}

/** Starts the stand-in for the site that is built next, unless mail keys are set. */
export async function startMailStandInWithoutKeys(): Promise<void> {
  if (missingMailKeys().length === 0) return;
  selectMailStandIn();
  await startMailStandIn({ port: standInPort });
  console.log("Mail: kept in .mailbox/ (no mail keys are set)");
}

if (require.main === module) {
  stopWithParent();
  loadEnvironment("production");
  startMailStandIn({ port: standInPort }).then(
    ({ origin }) => console.log(`Mail stand-in: ${origin}`),
    reportAndFail,
  );
}
