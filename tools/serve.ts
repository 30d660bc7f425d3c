import { existsSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { headerRules, headersOf } from "../src/gatsby/delivery/headerRules";
import {
  readRedirectsFile,
  type Redirect,
} from "../src/gatsby/delivery/hostFiles";
import { filesBelow } from "../src/gatsby/files/filesBelow";
import { listen, type RunningServer } from "./listen";
import { reportAndFail } from "./report";
import { stopWithParent } from "./stopWithParent";

interface ServerOptions {
  /** 0 takes any free port. */
  port: number;
  /** The built site. */
  root?: string;
}

const readIfExists = (file: string) =>
  existsSync(file) ? readFileSync(file, "utf8") : "";

/** The redirect target of `/about/` or of a moved page; undefined for other addresses. */
function redirectTarget(
  url: string,
  moved: readonly Redirect[],
): string | undefined {
  const [path = "/", query] = url.split("?");
  // With two leading slashes the target would be another host.
  const trimmed = `/${path.replace(/^\/+|\/+$/g, "")}`;
  const target =
    moved.find(({ from }) => from === trimmed)?.to ??
    (path.endsWith("/") ? trimmed : path);
  if (target === path) return undefined;
  return query === undefined ? target : `${target}?${query}`;
}

/**
 * Serves the built site as a static host does: `/about` is about/index.html, `/about/` redirects to it, an unknown path
 * is 404.html with status 404. The security policy and the redirects come from `_headers` and `_redirects`. Files added
 * later are not served. Throws if the site is not built or the port is in use.
 */
export async function startServer({
  port,
  root = "public",
}: ServerOptions): Promise<RunningServer> {
  if (!existsSync(root)) {
    throw new Error(`${root}/ does not exist. Build the site: npm run build`);
  }
  const notFoundFile = join(root, "404.html");
  const notFound = existsSync(notFoundFile)
    ? readFileSync(notFoundFile)
    : "Not Found";
  const [, policy = ""] =
    /Content-Security-Policy: (.*)/.exec(
      readIfExists(join(root, "_headers")),
    ) ?? [];
  const rules = headerRules(policy, await filesBelow(root));
  const moved = readRedirectsFile(readIfExists(join(root, "_redirects")));
  const setHeaders = (response: ServerResponse, path: string) => {
    response.setHeaders(new Map(Object.entries(headersOf(rules, path))));
  };

  const files = sirv(root, {
    etag: true,
    // Send the compressed copies beside the files.
    gzip: true,
    brotli: true,
    onNoMatch: (_request, response) => {
      setHeaders(response, "/404.html");
      response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" });
      response.end(notFound);
    },
  });

  return listen(
    createServer((request, response) => {
      setHeaders(response, request.url?.split("?")[0] ?? "/");
      if (request.method !== "GET" && request.method !== "HEAD") {
        response.writeHead(405, { Allow: "GET, HEAD" }).end();
        return;
      }
      const location = redirectTarget(request.url ?? "/", moved);
      if (location === undefined) files(request, response);
      else response.writeHead(301, { Location: location }).end();
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
