import { readFileSync } from "node:fs";
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { listen, type RunningServer } from "../../tools/listen";
import type { Change } from "../src/store/ContentStore";
import { appFolder, bundleApp } from "./bundle";
import type { ContentFolder } from "./contentFolder";
import type { DevelopSite } from "./developSite";
import { readIfExists } from "../../tools/folderFiles";

const html = "text/html; charset=utf-8";
const json = "application/json; charset=utf-8";
const javascript = "text/javascript; charset=utf-8";

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
): void {
  response
    .writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" })
    .end(body);
}

type Preview = Pick<DevelopSite, "port" | "preview">;

/** Rejects requests of other sites, even if their name resolves to this machine (DNS rebinding). */
function isOwn({ headers }: IncomingMessage): boolean {
  const { host = "", origin } = headers;
  return (
    /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) &&
    (origin === undefined || origin === `http://${host}`)
  );
}

/** Forwards a request to the development site, which therefore has the editor's origin. */
function proxy(
  request: IncomingMessage,
  response: ServerResponse,
  port = 0,
): void {
  const { method, url, headers } = request;
  const onward = forward({ port, method, path: url, headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(response);
  });
  onward.on("error", () => {
    if (response.headersSent) response.destroy();
    else send(response, 503, html, "<p>The site is still starting.</p>");
  });
  request.pipe(onward);
}

/**
 * Serves the editor at /admin/ and the development site at every other path, for this machine only.
 *
 * @param port The preferred port; if it is taken, a free one is used.
 * @returns The server; the editor is at `origin`/admin/.
 */
export async function serveEditor(
  port: number,
  content: ContentFolder,
  site?: Preview,
): Promise<RunningServer> {
  const index = readFileSync(path.join(appFolder, "index.html"));
  const script = await bundleApp();
  /** The actions of localStore.ts. Each takes the values of the request. */
  const actions: Readonly<Record<string, (...values: never[]) => unknown>> = {
    load: () => content.load(),
    save: (changes: readonly Change[]) => content.save(changes),
    preview: (file: string, json: string) => site?.preview(file, json),
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const [, root, folder, ...rest] = url.pathname.split("/");
    const name = decodeURIComponent(rest.join("/"));
    if (!isOwn(request)) send(response, 403, html, "Forbidden");
    else if (root !== "admin") proxy(request, response, site?.port);
    else if (folder === undefined)
      response.writeHead(302, { Location: "/admin/" }).end();
    else if (folder === "") send(response, 200, html, index);
    else if (folder === "editor.js") send(response, 200, javascript, script);
    else if (folder === "config.json")
      send(response, 200, json, '{"service":"local"}');
    else if (folder === "pictures" && !name.includes("..")) {
      const bytes = readIfExists(content.folder, `images/${name}`);
      const kind = path.extname(name).slice(1).replace("jpg", "jpeg");
      send(response, bytes ? 200 : 404, `image/${kind}`, bytes ?? "");
    } else if (folder === "api" && request.method === "POST") {
      const values = JSON.parse(await text(request)) as never[];
      const action = actions[name];
      if (!action)
        throw new Error("This page is older than the editor. Reload it.");
      const answer = (await action(...values)) ?? null;
      send(response, 200, json, JSON.stringify(answer));
    } else send(response, 404, html, "Not found");
  };
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : "";
      send(response, 422, json, JSON.stringify({ message }));
    });
  });
  return listen(server, port).catch(() => listen(server, 0));
}
