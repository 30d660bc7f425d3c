import { readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";

/**
 * Serves a folder as Netlify's local server does, by the same packages in the same order: a redirect, else a file, and
 * the headers of `_headers` on it. The not-found page is what Netlify's documentation says: 404.html.
 *
 * Run with the folder and a port: the packages are ES modules, which Jest cannot load.
 */
async function serve(root: string, port: number): Promise<void> {
  const { HeadersHandler } = await import("@netlify/headers");
  const { RedirectsHandler } = await import("@netlify/redirects");
  const { StaticHandler } = await import("@netlify/static");
  const common = {
    configPath: undefined,
    configHeaders: undefined,
    projectDir: root,
    publishDir: root,
    logger: console,
  };
  const headers = new HeadersHandler(common);
  const files = new StaticHandler({ directory: root });
  const notFound = readFileSync(path.join(root, "404.html"));
  const redirects = new RedirectsHandler({
    ...common,
    configRedirects: [],
    publicDir: root,
    jwtRoleClaim: "",
    jwtSecret: "",
    notFoundHandler: () =>
      Promise.resolve(new Response(notFound, { status: 404 })),
    siteID: undefined,
    siteURL: undefined,
  });
  const fileOf = async (request: Request) => {
    const match = await files.match(request);
    return match && (async () => match.handle());
  };

  const answer = async (request: Request): Promise<Response> => {
    const redirect = await redirects.match(request);
    const redirected =
      redirect && (await redirects.handle(request, redirect, fileOf));
    if (redirected) return redirected;
    const file = await files.match(request);
    const response = file
      ? await file.handle()
      : new Response(notFound, {
          status: 404,
          headers: {
            "content-type": "text/html; charset=utf-8",
            "cache-control": "public, max-age=0, must-revalidate",
          },
        });
    await headers.apply(request, response);
    return response;
  };

  http
    .createServer((incoming, outgoing) => {
      const request = new Request(
        new URL(incoming.url ?? "/", `http://localhost:${port}`),
        {
          method: incoming.method ?? "GET",
        },
      );
      void answer(request).then(async (response) => {
        outgoing.writeHead(
          response.status,
          Object.fromEntries(response.headers),
        );
        if (response.body)
          await pipeline(
            Readable.fromWeb(response.body as ReadableStream),
            outgoing,
          );
        else outgoing.end();
      });
    })
    .listen(port);
}

void serve(process.argv[2] ?? "", Number(process.argv[3]));
