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

/** CORS headers; errors need them, too. */
const corsHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "POST, OPTIONS",
  "Access-Control-Allow-Headers": "Content-Type",
  "Content-Type": "text/plain",
};

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, corsHeaders).end(text);
}

/** Stores a message in the mailbox folder. Throws if it is not JSON. */
function store(body: string): void {
  const message: unknown = JSON.parse(body);
  const time = new Date().toISOString().replaceAll(":", "-");
  const file = path.join(mailbox, `${time}.json`);
  mkdirSync(mailbox, { recursive: true });
  writeFileSync(file, `${JSON.stringify(message, undefined, 2)}\n`);
  console.log(`Message stored: ${file}`);
}

/** Starts a mail service that stores messages instead of sending them. Throws if the port is in use. */
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

/** Starts the stand-in and makes builds of this process use it, unless mail keys are set. */
export async function startMailStandInWithoutKeys(): Promise<void> {
  if (missingMailKeys().length === 0) return;
  selectMailStandIn();
  await startMailStandIn({ port: standInPort });
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
