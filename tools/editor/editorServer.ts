import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import path from "node:path";
import { ChangeRefused } from "./contentChange";
import type { Previews } from "../develop/previews";
import { listen, type RunningServer } from "../listen";
import { Choices } from "./choices";
import { ContentStore, PlaceRefused } from "./contentStore";
import { EditorApi } from "./editorApi";
import { editorHtml, editorScript } from "./editorPage";
import { editorSettings } from "./editorSettings";
import { NotUnderstood } from "./protocol";
import { refusalOf } from "./refusal";
import { windowHeader } from "./windowHeader";

const api = "/admin/api";
const pictures = "/admin/pictures/";
/** Held open by each window of the editor, to know when it is closed. */
const presence = "/admin/window/";
/** Largest request in bytes: a form with its pictures. */
const largestRequest = 80_000_000;

interface EditorOptions {
  /** 0 takes any free port. */
  port: number;
  /** The folder that is edited. */
  contentFolder: string;
  /** Address of the site that shows it. */
  siteUrl: string;
  /** Shows on the site what is not saved; without it there is no preview. */
  previews?: Previews;
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
): void {
  response
    .writeHead(status, {
      "Content-Type":
        typeof body === "string" ? `${type}; charset=utf-8` : type,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    })
    .end(body);
}

const sendJson = (response: ServerResponse, status: number, value: unknown) =>
  send(response, status, "application/json", JSON.stringify(value));

/** Only pages of this server may use it, whatever name another site gives to this machine. */
function isOwn({ headers }: IncomingMessage): boolean {
  const { host = "", origin } = headers;
  return (
    /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) &&
    (origin === undefined || origin === `http://${host}`)
  );
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    // Read to its end all the same: a browser listens to no answer before.
    if (size <= largestRequest) parts.push(part);
  }
  if (size > largestRequest)
    throw new ChangeRefused(
      "That is too much at once. Save pictures one by one, each smaller than 30 MB.",
    );
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    throw new NotUnderstood("The request is not JSON.");
  }
}

async function answerApi(
  editor: EditorApi,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const window = String(request.headers[windowHeader] ?? "");
    const body = await readBody(request);
    sendJson(response, 200, await editor.answer(window, body));
  } catch (error) {
    if (error instanceof ChangeRefused)
      sendJson(response, 422, refusalOf(error));
    else if (error instanceof PlaceRefused)
      sendJson(response, 403, { error: error.message });
    else if (error instanceof NotUnderstood)
      sendJson(response, 400, { error: error.message });
    else {
      console.error(error);
      sendJson(response, 500, {
        error: "The file could not be read or written.",
      });
    }
  }
}

function sendPicture(
  store: ContentStore,
  response: ServerResponse,
  name: string,
): void {
  try {
    const bytes = store.readPicture(
      `content/images/${decodeURIComponent(name)}`,
    );
    const kind = path.posix.extname(name).slice(1).replace("jpg", "jpeg");
    send(response, 200, `image/${kind}`, bytes);
  } catch {
    send(response, 404, "text/plain", "Not Found");
  }
}

/** Serves the editor's page at /admin and saves what it sends, for this machine alone. Throws PortTaken. */
export function startEditorServer({
  port,
  contentFolder,
  siteUrl,
  previews,
}: EditorOptions): Promise<RunningServer> {
  const editor = new EditorApi(contentFolder, siteUrl, previews);
  const store = new ContentStore(contentFolder);
  const script = editorScript();
  const settings = () =>
    JSON.stringify(
      editorSettings(
        new Choices(contentFolder),
        { name: "proxy", proxy_url: api },
        siteUrl,
      ),
    );
  const pages: Readonly<Record<string, () => [type: string, body: string]>> = {
    "/admin": () => ["text/html", editorHtml],
    "/admin/": () => ["text/html", editorHtml],
    "/admin/config.json": () => ["application/json", settings()],
    "/admin/editor.js": () => ["text/javascript", script],
  };
  const server = createServer((request, response) => {
    const [address = "/"] = (request.url ?? "/").split(/[?#]/);
    const page = Object.hasOwn(pages, address) ? pages[address] : undefined;
    if (!isOwn(request)) send(response, 403, "text/plain", "Forbidden");
    else if (address === api && request.method === "POST")
      void answerApi(editor, request, response);
    else if (request.method !== "GET")
      send(response, 405, "text/plain", "Method Not Allowed");
    else if (page) send(response, 200, ...page());
    else if (address.startsWith(pictures))
      sendPicture(store, response, address.slice(pictures.length));
    else if (address.startsWith(presence)) {
      const window = address.slice(presence.length);
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      response.flushHeaders();
      response.on("close", () => editor.close(window));
    } else if (address === "/")
      response.writeHead(302, { Location: "/admin/" }).end();
    else send(response, 404, "text/plain", "Not Found");
  });
  return listen(server, port, "127.0.0.1");
}
