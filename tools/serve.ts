import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import serveHandler from "serve-handler";
import { isArticlePath } from "../src/common/itemPaths";
import { mailboxPath, storeMessage } from "../src/gatsby/delivery/mailbox";

/** The response headers of public/_headers, as serve-handler takes them. Each build writes others. */
const readHeaders = () =>
  readFileSync("public/_headers", "utf8")
    .split("\n\n")
    .map((rule) => {
      const [path = "", ...lines] = rule.trim().split("\n");
      return {
        source: path.replace(/\*$/, "**"),
        headers: lines.flatMap((line) => {
          const [, key, value] = /^ +([\w-]+): (.*)$/.exec(line) ?? [];
          return key && value ? [{ key, value }] : [];
        }),
      };
    });

/** The address of a request. serve-handler would answer one that cannot be decoded with an error page of its own. */
function decodable(url = "/"): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return "/not-found";
  }
}

/** The folder of the address. Its 404.html answers an unknown one: that of articles says Article Not Found. */
function folderOf(url: string): string {
  const [pathname = ""] = url.split("?");
  return isArticlePath(pathname) && !existsSync(`public${decodeURI(pathname)}`)
    ? "public/article"
    : "public";
}

/**
 * `npm run serve`: serves public/ at PORT, 9000 by default, as a static host does: `/about` is about/index.html, an unknown
 * address is the nearest 404.html with status 404. Messages of the contact form of a local build go to .mailbox/.
 */
const server = createServer((request, response) => {
  const url = decodable(request.url);
  request.url = url;
  if (request.method === "POST" && url === mailboxPath)
    void storeMessage(request, response);
  else
    void serveHandler(request, response, {
      public: folderOf(url),
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      headers: readHeaders(),
    });
});

server.on("error", ({ message }) => {
  console.error(`${message}. Another port: PORT=9001 npm run serve`);
  process.exitCode = 1;
});
server.listen(Number(process.env.PORT ?? 9000), "localhost", () => {
  const { port } = server.address() as AddressInfo;
  console.log(`Website: http://localhost:${port}`);
});
