import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../tools/listen";
import { startNginx } from "../../tools/nginx";

export interface RunningHost {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** A place where the built site can be, and what is its own there. */
export interface Host {
  readonly name: string;
  /** The status with which `/about/` leads to `/about`; 200 where it is answered with the page. */
  readonly slashStatus: number;
  /** Whether an old address is redirected even where the build has a page for it. */
  readonly redirectsPages: boolean;
  /** Whether `_headers` and `_redirects` are kept from visitors. */
  readonly hidesRules: boolean;
  /** Whether an address below /static/ that is no file is kept by browsers as if it were one. */
  readonly keepsMissing: boolean;
  /** @param site The built site. @param generated nginx's rules for it. */
  readonly start: (site: string, generated: string) => Promise<RunningHost>;
}

/** Runs a host's local server until it is closed; resolves when the port answers. */
async function startProgram(
  args: readonly string[],
  port: number,
  variables: Record<string, string> = {},
): Promise<RunningHost> {
  const server = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...variables },
  });
  let words = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (text: Buffer) => (words += text.toString()));
  const ended = once(server, "exit");
  const stop = () => server.kill();
  process.once("exit", stop);
  const origin = `http://localhost:${port}`;
  const isUp = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error(words);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    close: async () => {
      process.off("exit", stop);
      stop();
      await ended;
    },
  };
}

const nginx: Host = {
  name: "nginx",
  slashStatus: 301,
  redirectsPages: true,
  hidesRules: true,
  keepsMissing: false,
  start: async (site, generated) => {
    const { plain, close } = await startNginx({ site, generated });
    return { origin: plain, close };
  },
};

/** Cloudflare's own runtime with deploy/wrangler.jsonc. */
const cloudflare: Host = {
  name: "Cloudflare Workers with static assets",
  slashStatus: 307,
  redirectsPages: true,
  hidesRules: true,
  keepsMissing: true,
  start: async (site) => {
    const folder = mkdtempSync(path.join(tmpdir(), "wrangler-"));
    const config = path.join(folder, "wrangler.jsonc");
    writeFileSync(
      config,
      readFileSync("deploy/wrangler.jsonc", "utf8").replace("../public", site),
    );
    const port = await freePort();
    const { origin, close } = await startProgram(
      [
        ...[require.resolve("wrangler/bin/wrangler.js"), "dev"],
        ...["--config", config, "--port", String(port)],
        ...["--inspector-port", String(await freePort())],
      ],
      port,
      {
        CI: "true",
        WRANGLER_SEND_METRICS: "false",
        CLOUDFLARE_CF_FETCH_ENABLED: "false",
      },
    );
    return {
      origin,
      close: async () => {
        await close();
        rmSync(folder, { recursive: true });
      },
    };
  },
};

const netlify: Host = {
  name: "Netlify",
  slashStatus: 200,
  redirectsPages: false,
  hidesRules: false,
  keepsMissing: true,
  start: async (site) => {
    const port = await freePort();
    return startProgram(
      [
        "--import",
        "tsx",
        "__tests__/support/netlifyServer.ts",
        site,
        String(port),
      ],
      port,
    );
  },
};

export const hosts: readonly Host[] = [nginx, cloudflare, netlify];
