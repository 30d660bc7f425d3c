import { createServer } from "node:http";
import { listen } from "../../../tools/listen";
import { startServer } from "../../../tools/serve";
import { watchPage } from "./watchPage";

/** What a visitor gets otherwise than the site sends it. */
export interface Change {
  /** JavaScript that runs before all else in a page: takes away what an older browser does not have. */
  readonly before?: string;
  /** Changes the text of a page or script. */
  readonly text?: (text: string) => string;
  /** Files that are not found. */
  readonly refused?: RegExp;
  /** Files that are waited for in vain. */
  readonly held?: RegExp;
}

/** The built site as it reaches a visitor. */
export interface ChangedSite {
  readonly origin: string;
  /** Addresses that were asked for. */
  requests: string[];
  readonly close: () => Promise<void>;
}

const heldMs = 5000;
const watcher = "/watch-page.js";
const ofTransport = [
  "connection",
  "content-encoding",
  "content-length",
  "keep-alive",
  "transfer-encoding",
];

/** Serves the built site, with a script in front of every page that collects what it complains about. */
export async function startChangedSite({
  before = "",
  text: changeText,
  refused,
  held,
}: Change = {}): Promise<ChangedSite> {
  const built = await startServer({ port: 0 });
  const site = { requests: [] as string[] };

  const answer = async (url: string): Promise<Response> => {
    if (url === watcher)
      return new Response(`${before};(${watchPage.toString()})()`, {
        headers: { "Content-Type": "text/javascript" },
      });
    if (refused?.test(url)) return new Response("", { status: 404 });
    const sent = await fetch(built.origin + url, { redirect: "manual" });
    const { status, body } = sent;
    const headers = new Headers(sent.headers);
    for (const name of ofTransport) headers.delete(name);
    const type = headers.get("content-type") ?? "";
    if (!/html|javascript/.test(type))
      return new Response(body, { status, headers });
    // The policy knows the built page's scripts by their hashes.
    if (changeText) headers.delete("content-security-policy");
    const text = await new Response(body).text();
    return new Response(
      (changeText?.(text) ?? text).replace(
        /<head[^>]*>/,
        `$&<script src="${watcher}"></script>`,
      ),
      { status, headers },
    );
  };

  const server = createServer(({ url = "/" }, response) => {
    site.requests.push(url);
    if (held?.test(url)) {
      // WebKit's driver waits for the end of the load before it does anything.
      setTimeout(() => response.destroy(), heldMs);
      return;
    }
    const send = async () => {
      const sent = await answer(url);
      response.writeHead(sent.status, Object.fromEntries(sent.headers));
      response.end(Buffer.from(await sent.arrayBuffer()));
    };
    send().catch(() => response.destroy());
  });

  const { origin, close } = await listen(server, 0, "localhost");
  return Object.assign(site, {
    origin,
    close: async () => {
      await close();
      await built.close();
    },
  });
}
