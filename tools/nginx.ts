import { spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { once } from "node:events";
import { freePort } from "./listen";
import { reportAndFail } from "./report";
import { ensureProgram } from "./systemPackages";
import type { SystemPackages } from "./systemPackages";

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** What the tests and measurements with nginx need. */
export const nginxPackages: SystemPackages = {
  "apt-get": ["nginx", "openssl", "libnginx-mod-http-brotli-static"],
  dnf: ["nginx", "openssl"],
  apk: ["nginx", "openssl"],
  brew: ["nginx", "openssl"],
};

/** nginx in the foreground with deploy/nginx.conf, on free ports of this machine. */
export interface RunningNginx {
  /** The site without encryption, for measurements: http://localhost:40001. */
  plain: string;
  /** What a visitor's http: reaches: http://localhost:40002. */
  http: string;
  /** What a visitor's https: reaches: https://localhost:40003. */
  https: string;
  /** The certificate to trust. */
  certificate: string;
  /** Whether this nginx has the module for Brotli copies. */
  sendsBrotli: boolean;
  close: () => Promise<void>;
}

/** Writes privkey.pem and fullchain.pem for these names, signed by themselves. */
export function makeCertificate(
  openssl: string,
  folder: string,
  names: readonly string[],
): void {
  const { status, stderr } = spawnSync(openssl, [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt"],
    ...["ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"],
    ...[
      "-subj",
      "/CN=localhost",
      "-addext",
      `subjectAltName=${names.map((name) => `DNS:${name}`).join()}`,
    ],
    ...["-keyout", path.join(folder, "privkey.pem")],
    ...["-out", path.join(folder, "fullchain.pem")],
  ]);
  if (status !== 0) throw new Error(String(stderr));
}

interface NginxOptions {
  /** The built site. */
  site?: string;
  /** What the build wrote for nginx. */
  generated?: string;
  /** The port of the unencrypted site; any free one unless given. */
  port?: number;
}

/** Writes the configuration of deploy/ for this folder and these ports, and returns its main file. */
function writeConfiguration(
  folder: string,
  { site, generated }: { site: string; generated: string },
  ports: { plain: number; http: number; https: number },
): string {
  const local = (text: string) =>
    text
      .replaceAll("/srv/website/current/public", path.resolve(site))
      .replaceAll(
        "/srv/website/current/deploy/site.conf",
        `${folder}/site.conf`,
      )
      .replaceAll(
        "/srv/website/current/deploy/generated",
        path.resolve(generated),
      )
      .replaceAll("/etc/letsencrypt/live/www.example.com", folder)
      .replaceAll("/etc/nginx/website.d", `${folder}/website.d`)
      .replaceAll("/var/www/html", `${folder}/html`)
      .replaceAll(/^ *listen \[::\]:.*\n/gm, "")
      .replaceAll("listen 80;", `listen 127.0.0.1:${ports.http};`)
      .replaceAll("listen 443 ", `listen 127.0.0.1:${ports.https} `);
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };

  const hasBrotli = existsSync(brotliModule);
  if (hasBrotli) write("website.d/brotli.conf", "brotli_static on;\n");
  write("site.conf", local(readFileSync("deploy/site.conf", "utf8")));
  const servers = local(readFileSync("deploy/nginx.conf", "utf8"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return write(
    "nginx.conf",
    `${hasBrotli ? `load_module ${brotliModule};` : ""}
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
    access_log off;
    sendfile on;
    tcp_nopush on;
    keepalive_requests 100000;
    ${temporary.map((name) => `${name}_temp_path ${folder}/temporary;`).join("\n    ")}
    ${servers}
    server {
        listen 127.0.0.1:${ports.plain};
        include ${folder}/site.conf;
    }
}
`,
  );
}

async function answers(origin: string): Promise<boolean> {
  try {
    await fetch(origin, { method: "HEAD" });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts the real nginx with the configuration of deploy/, installing it from the system's packages where it is
 * missing. Throws where there is none, or when it does not accept the configuration.
 */
export async function startNginx({
  site = "public",
  generated = "deploy/generated",
  port,
}: NginxOptions = {}): Promise<RunningNginx> {
  const nginx = await ensureProgram("nginx", nginxPackages);
  const openssl = await ensureProgram("openssl", nginxPackages);
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  makeCertificate(openssl, folder, [
    "localhost",
    "www.example.com",
    "example.com",
  ]);
  const ports = {
    plain: port ?? (await freePort()),
    http: await freePort(),
    https: await freePort(),
  };
  const file = writeConfiguration(folder, { site, generated }, ports);

  const server = spawn(nginx, ["-c", file, "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaints = "";
  server.stderr.on("data", (text: Buffer) => (complaints += text.toString()));
  const ended = once(server, "exit");
  const stop = () => server.kill();
  process.once("exit", stop);

  const plain = `http://localhost:${ports.plain}`;
  while (!(await answers(plain))) {
    if (server.exitCode !== null) throw new Error(complaints);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    plain,
    http: `http://localhost:${ports.http}`,
    https: `https://localhost:${ports.https}`,
    certificate: readFileSync(path.join(folder, "fullchain.pem"), "utf8"),
    sendsBrotli: existsSync(brotliModule),
    close: async () => {
      process.off("exit", stop);
      stop();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

if (require.main === module) {
  startNginx({ port: Number(process.env.PORT ?? 9000) }).then(
    ({ plain }) => console.log(`Website, served by nginx: ${plain}`),
    reportAndFail,
  );
}
