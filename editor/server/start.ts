import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { ContentFolder } from "./contentFolder";
import { DevelopSite } from "./developSite";
import { readIfExists, writeFiles } from "./files";
import { serveEditor } from "./serve";

/** Below .develop/. */
const portFile = "editor-port";

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** `npm run edit`: forms for everything in content/ beside a preview of the site. EDITOR_PORT sets another port. */
async function start(): Promise<void> {
  const work = path.resolve(".develop");
  const content = new ContentFolder(path.resolve("content"), `${work}/work`);
  const site = new DevelopSite(
    content,
    `${work}/content`,
    await freePort(),
    await freePort(),
  );
  // The same port as the last time, so that open tabs find the editor again.
  const last = readIfExists(work, portFile)?.toString();
  const port = Number(process.env.EDITOR_PORT ?? last ?? 8001);
  const { address } = await serveEditor(port, content, site);
  writeFiles(
    work,
    new Map([[portFile, Buffer.from(new URL(address).port)]]),
    `${work}/work`,
  );
  console.log(`Open the editor in a browser: ${address}`);
  await site.start();
}

// Ends the site, too.
process.on("SIGTERM", () => process.exit());
start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
