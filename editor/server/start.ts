import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { ContentFolder } from "./contentFolder";
import { DevelopSite } from "./developSite";
import { serveEditor } from "./serve";

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
  // The same port whenever it is free, so that the address stays the same.
  const port = Number(process.env.EDITOR_PORT ?? 8001);
  const { address } = await serveEditor(port, content, site);
  console.log(`Open the editor in a browser: ${address}`);
  await site.start();
}

// Ends the site, too.
process.on("SIGTERM", () => process.exit());
start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
