import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import {
  loadEnvironment,
  missingMailKeys,
  selectMailStandIn,
  standInPort,
} from "./environment";
import { freePort, listen, type RunningServer } from "./listen";
import { reportAndFail } from "./report";
import { stopWithParent } from "./stopWithParent";

/** Pages of this machine. Other programs than browsers send no origin. */
const isLocal = (origin = "http://localhost") =>
  /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);

/** Stores a message in a file of its own in the mailbox folder. Throws if it is not JSON. */
function store(body: string, mailbox: string): void {
  const message: unknown = JSON.parse(body);
  const time = new Date().toISOString().replaceAll(":", "-");
  const file = path.join(mailbox, `${time}-${randomUUID()}.json`);
  mkdirSync(mailbox, { recursive: true });
  writeFileSync(file, `${JSON.stringify(message, undefined, 2)}\n`, {
    flag: "wx",
  });
  console.log(`Message stored: ${file}`);
}

/** Status and text of the answer to a request. */
async function receive(
  request: IncomingMessage,
  mailbox: string,
): Promise<[number, string]> {
  if (!isLocal(request.headers.origin))
    return [403, "Only pages of this machine can send messages."];
  if (request.method === "OPTIONS") return [204, ""];
  if (`${request.method} ${request.url}` !== "POST /api/v1.0/email/send")
    return [404, "Not Found"];
  try {
    store(await text(request), mailbox);
    return [200, "OK"];
  } catch {
    return [400, "The parameters are invalid."];
  }
}

/** Starts a mail service that stores messages instead of sending them. Throws if the port is in use. */
export function startMailStandIn({
  port,
  mailbox = ".mailbox",
}: {
  /** 0 takes any free port. */
  port: number;
  mailbox?: string;
}): Promise<RunningServer> {
  const server = createServer((request, response) => {
    const { origin } = request.headers;
    if (origin && isLocal(origin))
      // Errors need the headers of CORS, too.
      response.setHeaders(
        new Map([
          ["Access-Control-Allow-Origin", origin],
          ["Access-Control-Allow-Methods", "POST, OPTIONS"],
          ["Access-Control-Allow-Headers", "Content-Type"],
        ]),
      );
    receive(request, mailbox).then(
      ([status, answer]) =>
        response
          .writeHead(status, { "Content-Type": "text/plain" })
          .end(answer),
      () => response.destroy(),
    );
  });
  return listen(server, port);
}

/** Starts the stand-in and makes builds of this process use it, unless mail keys are set. */
export async function startMailStandInWithoutKeys(): Promise<void> {
  if (missingMailKeys().length === 0) return;
  // Another command of this or another site may use the port.
  const port = await freePort(standInPort);
  const { origin } = await startMailStandIn({ port });
  selectMailStandIn(origin);
  console.log("Mail: stored in .mailbox/, because no mail keys are set");
}

if (require.main === module) {
  stopWithParent();
  loadEnvironment("production");
  startMailStandIn({ port: standInPort }).then(
    ({ origin }) => console.log(`Mail stand-in: ${origin}`),
    reportAndFail,
  );
}
