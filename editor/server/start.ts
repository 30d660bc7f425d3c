import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { ContentFolder } from "./contentFolder";
import { DevelopSite } from "./developSite";
import { serveEditor } from "./serve";

/** Used if it is free, so that the address stays the same. */
const usualPort = 8001;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

function openInBrowser(address: string): void {
  const openers: Partial<Record<NodeJS.Platform, string[]>> = {
    darwin: ["open"],
    win32: ["cmd", "/c", "start", ""],
  };
  const [command = "", ...args] = openers[process.platform] ?? ["xdg-open"];
  spawn(command, [...args, address], { stdio: "ignore", detached: true })
    // The terminal shows the address, too.
    .on("error", () => undefined)
    .unref();
}

/**
 * `npm run edit`: forms for everything in content/ beside a preview of the site. EDITOR_PORT sets another port,
 * BROWSER=none opens no browser.
 */
async function start(): Promise<void> {
  const work = path.resolve(".develop");
  const content = new ContentFolder(path.resolve("content"), `${work}/work`);
  const site = new DevelopSite(
    content,
    `${work}/content`,
    await freePort(),
    await freePort(),
  );
  const port = Number(process.env.EDITOR_PORT ?? usualPort);
  const { address } = await serveEditor(port, content, site);
  console.log(`Editor: ${address}`);
  if (process.env.BROWSER !== "none") openInBrowser(address);
  await site.start();
}

// Ends the site, too.
process.on("SIGTERM", () => process.exit());
start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
