import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import {
  loadEnvironment,
  missingMailKeys,
  selectMailStandIn,
  standInPort,
} from "./environment";
import { listen, type RunningServer } from "./listen";
import { reportAndFail } from "./report";
import { stopWithParent } from "./stopWithParent";

const mailbox = ".mailbox";

/** Browsers on another origin need these, for errors too. */
const crossOrigin = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "POST, OPTIONS",
  "Access-Control-Allow-Headers": "Content-Type",
  "Content-Type": "text/plain",
};

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, crossOrigin).end(text);
}

/** Stores a message as a file of the mailbox. Throws if it is not JSON. */
function store(body: string): void {
  const message: unknown = JSON.parse(body);
  const time = new Date().toISOString().replaceAll(":", "-");
  const file = path.join(mailbox, `${time}.json`);
  mkdirSync(mailbox, { recursive: true });
  writeFileSync(file, `${JSON.stringify(message, undefined, 2)}\n`);
  console.log(`Message stored: ${file}`);
}

/** Starts a local stand-in for the mail service, which stores messages instead of sending them. Throws if the port is in use. */
export function startMailStandIn({
  port,
}: {
  port: number;
}): Promise<RunningServer> {
  const server = createServer((request, response) => {
    if (request.method === "OPTIONS") return answer(response, 204, "");
    if (`${request.method} ${request.url}` !== "POST /api/v1.0/email/send")
      return answer(response, 404, "Not Found");
    text(request)
      .then(store)
      .then(
        () => answer(response, 200, "OK"),
        () => answer(response, 400, "The parameters are invalid."),
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
