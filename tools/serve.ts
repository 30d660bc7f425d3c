import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { listen } from "./listen";
import type { RunningServer } from "./listen";
import { reportAndFail } from "./report";
import { stopWithParent } from "./stopWithParent";

interface ServerOptions {
  /** 0 takes any free port. */
  port: number;
  /** The built site. */
  root?: string;
}

/** Files whose address changes with their content. */
const hashed = /^\/static\/|-[0-9a-f]{8,}\.(js|css)(\.map)?$/;

const cacheControl = (path: string) =>
  hashed.test(path)
    ? "public, max-age=31536000, immutable"
    : "public, max-age=0, must-revalidate";

/** Sends `/about/` to `/about`; true if it did. */
function redirect(request: IncomingMessage, response: ServerResponse): boolean {
  const [path = "/", query] = (request.url ?? "/").split("?");
  if (path === "/" || !path.endsWith("/")) return false;
  // One leading slash only: two would name another host.
  const target = `/${path.replace(/^\/+|\/+$/g, "")}`;
  response.writeHead(301, {
    Location: query === undefined ? target : `${target}?${query}`,
  });
  response.end();
  return true;
}

/**
 * Serves the built site as a plain static host does: `/about` is
 * about/index.html, `/about/` redirects to it, an unknown path is 404.html with
 * status 404. The files are listed at the start. Throws if
 * nothing is built, and PortTaken.
 */
export async function startServer({
  port,
  root = "public",
}: ServerOptions): Promise<RunningServer> {
  if (!existsSync(root)) {
    throw new Error(`There is no ${root}/. Build the site: npm run build`);
  }
  const notFoundFile = join(root, "404.html");
  const notFound = existsSync(notFoundFile)
    ? readFileSync(notFoundFile)
    : "Not Found";

  const files = sirv(root, {
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader("Cache-Control", cacheControl(path)),
    onNoMatch: (_request, response) => {
      response.writeHead(404, {
        "Content-Type": "text/html;charset=utf-8",
        "Cache-Control": cacheControl("/404.html"),
      });
      response.end(notFound);
    },
  });

  return listen(
    createServer((request, response) => {
      if (request.method !== "GET" && request.method !== "HEAD") {
        response.writeHead(405, { Allow: "GET, HEAD" }).end();
      } else if (!redirect(request, response)) {
        files(request, response);
      }
    }),
    port,
  );
}

if (require.main === module) {
  stopWithParent();
  startServer({ port: Number(process.env.PORT ?? 9000) }).then(
    ({ origin }) => console.log(`Website: ${origin}`),
    reportAndFail,
  );
}
