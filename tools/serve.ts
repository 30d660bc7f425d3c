import { existsSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { headerRules, headersOf } from "../src/gatsby/delivery/headerRules";
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

/** Files that hosts do not serve: rules, hidden files, compressed copies, the error page, and HTML without its address. */
const hidden =
  /^\/(_|404(\.html)?(\/|$))|\/\.(?!well-known\/)|\.(gz|br)$|(^|\/)index$|%2f/i;

/** Other addresses of a page and its own one. The same expressions are in deploy/nginx.conf. */
const otherAddresses = [
  [/^(?!\/(?:\?|$))\/+(?:([^?]*?)\/+)?(?:index\.html)?\/*(\?.*)?$/, "/$1$2"],
  [/^([^?]*?)\/\/+(.*)$/, "$1/$2"],
] as const;

/** The location of another address of a page; undefined for other addresses. */
function redirectTarget(url: string): string | undefined {
  const [other, own] =
    otherAddresses.find(([address]) => address.test(url)) ?? [];
  return other && url.replace(other, own ?? "");
}

/**
 * Serves the built site as a static host does: `/about` is about/index.html, `/about/` redirects to it, an unknown path
 * is 404.html with status 404. The security policy comes from `_headers`. Throws if
 * the site is not built or the port is in use.
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
  const rules = headerRules(policy, filesBelow(root));
  const setHeaders = (response: ServerResponse, path: string) => {
    response.setHeaders(new Map(Object.entries(headersOf(rules, path))));
  };

  const sendNotFound = (response: ServerResponse) => {
    setHeaders(response, "/404.html");
    response.writeHead(404, { "Content-Type": "text/html;charset=utf-8" });
    response.end(notFound);
  };
  const files = sirv(root, {
    // Look files up for each request, because a build may replace them.
    dev: true,
    etag: true,
    onNoMatch: (_request, response) => sendNotFound(response),
  });

  return listen(
    createServer((request, response) => {
      const { method = "", headers } = request;
      const url = request.url ?? "/";
      const [path = "/"] = url.split("?");
      const location = redirectTarget(url);
      // sirv fails on some ranges.
      delete headers.range;
      if (method !== "GET" && method !== "HEAD") {
        setHeaders(response, "/");
        response.writeHead(405, { Allow: "GET, HEAD" }).end();
      } else if (location !== undefined) {
        setHeaders(response, "/");
        // With the host, or a location such as /\\elsewhere.example would name another one.
        const origin = location.startsWith("/")
          ? `http://${headers.host}`
          : "";
        response.writeHead(301, { Location: origin + location }).end();
      } else if (hidden.test(path)) sendNotFound(response);
      else {
        setHeaders(response, path);
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
