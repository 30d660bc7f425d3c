import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { readFile } from "node:fs/promises";

const types: Record<string, string> = {
  html: "text/html",
  js: "text/javascript",
  json: "application/json",
  svg: "image/svg+xml",
};

/** Serves the built site as plain hosts do: /about is redirected to /about/. Returns its origin and how to stop it. */
export async function startSlashHost(): Promise<{
  origin: string;
  stop: () => void;
}> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://host");
    let file = join("public", decodeURIComponent(pathname));
    const isFolder = existsSync(file) && statSync(file).isDirectory();
    if (isFolder && !pathname.endsWith("/")) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end();
      return;
    }
    if (isFolder) file = join(file, "index.html");
    const status = existsSync(file) ? 200 : 404;
    if (status === 404) file = "public/404.html";
    const type = types[file.split(".").pop() ?? ""];
    response.writeHead(status, type ? { "content-type": type } : {});
    void readFile(file).then((content) => response.end(content));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
