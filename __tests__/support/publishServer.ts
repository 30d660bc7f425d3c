import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../tools/listen";
import { rawRequest, type RawResponse } from "./rawRequest";

const places = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/sbin"];

const programFile = (name: string) =>
  places.map((place) => path.join(place, name)).find(existsSync);

/** The programs of a server that this machine lacks. */
export const missingServerPrograms = (): readonly string[] =>
  ["rsync", "nginx", "curl", "flock", "openssl"].filter(
    (name) => !programFile(name),
  );

export interface PublishServer {
  /** Everything is below it. */
  readonly folder: string;
  /** The project that is published: deploy/ and public/. Its npm does nothing. */
  readonly project: string;
  /** The server as the command names it: me@localhost:/folder. */
  readonly address: string;
  /** The site's address, as GATSBY_SITE_URL has it. */
  readonly site: string;
  /** Asks the site for an address. */
  get: (
    address: string,
    headers?: Record<string, string>,
  ) => Promise<RawResponse>;
  /** The server's addresses on this machine. */
  readonly http: string;
  readonly https: string;
  readonly certificate: string;
  /** Runs deploy/publish. */
  publish: (
    args: readonly string[],
    environment?: Record<string, string>,
  ) => Promise<{ code: number | null; output: string }>;
  /** The live release. */
  live: () => string | undefined;
  /**
   * Puts a script in the place of a program, on the server or on the publishing machine, or before it: a script that
   * ends runs the program next. Returns what undoes it.
   */
  precede: (
    where: "server" | "local",
    name: string,
    script: string,
  ) => () => void;
  close: () => Promise<void>;
}

function writeProgram(file: string, script: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

function makeCertificate(folder: string, host: string): void {
  const { status, stderr } = spawnSync("openssl", [
    ...["req", "-x509", "-nodes", "-days", "2", "-subj", "/CN=localhost"],
    ...["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"],
    ...["-addext", `subjectAltName=DNS:localhost,DNS:${host},DNS:firm.example`],
    ...["-keyout", `${folder}/privkey.pem`, "-out", `${folder}/fullchain.pem`],
  ]);
  if (status !== 0) throw new Error(String(stderr));
}

/** nginx as Debian sets it up, below this folder. */
function writeNginx(folder: string): void {
  const etc = path.join(folder, "etc/nginx");
  const modules = "/etc/nginx/modules-enabled";
  mkdirSync(path.join(etc, "conf.d"), { recursive: true });
  cpSync("/etc/nginx/mime.types", path.join(etc, "mime.types"));
  if (existsSync(modules))
    cpSync(modules, path.join(etc, "modules-enabled"), { recursive: true });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/temporary;`,
  );
  writeFileSync(
    path.join(etc, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""}
include /etc/nginx/modules-enabled/*.conf;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
    access_log off;
    include ${etc}/mime.types;
    ${temporary.join("\n    ")}
    include ${etc}/conf.d/*.conf;
}
`,
  );
  writeProgram(
    path.join(folder, "server/nginx"),
    `exec ${programFile("nginx")} -e ${folder}/error.log -c ${etc}/nginx.conf "$@"`,
  );
}

/** What stands in for the network, the package manager and the certificate authority. */
function writeStandIns(folder: string, host: string): void {
  writeProgram(
    path.join(folder, "local/ssh"),
    `while [ "\${1#-}" != "$1" ]; do shift 2; done
shift
PATH=${folder}/server:$PATH CURL_CA_BUNDLE=${folder}/fullchain.pem exec sh -c "$*"`,
  );
  writeProgram(path.join(folder, "local/npm"), "exit 0");
  writeProgram(path.join(folder, "server/dpkg"), "exit 0");
  writeProgram(path.join(folder, "server/sudo"), 'shift\nexec "$@"');
  writeProgram(
    path.join(folder, "server/certbot"),
    `live=${folder}/etc/letsencrypt/live/${host}
mkdir -p "$live" && cp ${folder}/fullchain.pem ${folder}/privkey.pem "$live"`,
  );
}

/** The project's own deploy/, with this machine's ports and folders in place of a server's. */
function writeProject(folder: string, http: number, https: number): string {
  const project = path.join(folder, "project");
  mkdirSync(path.join(project, "deploy"), { recursive: true });
  for (const name of ["publish", "on-server", "nginx.conf"]) {
    const text = readFileSync(path.join("deploy", name), "utf8")
      .replaceAll(/(?<![\w/])\/etc\//g, `${folder}/etc/`)
      .replaceAll(/^ *listen \[::\]:.*\n/gm, "")
      .replaceAll("listen 80;", `listen 127.0.0.1:${http};`)
      .replaceAll("listen 443 ", `listen 127.0.0.1:${https} `);
    writeFileSync(path.join(project, "deploy", name), text);
  }
  return project;
}

/**
 * Starts a server that is not set up yet, below a temporary folder: the real nginx and rsync; ssh is a stand-in that
 * runs the server's commands on this machine.
 *
 * @param host The site's name.
 */
export async function startPublishServer(
  host = "www.firm.example",
): Promise<PublishServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "publish-"));
  chmodSync(folder, 0o755);
  const [http, https] = [await freePort(), await freePort()];
  makeCertificate(folder, host);
  writeNginx(folder);
  writeStandIns(folder, host);
  const project = writeProject(folder, http, https);
  const website = path.join(folder, "srv");
  const certificate = readFileSync(`${folder}/fullchain.pem`, "utf8");
  const nginx = spawn(`${folder}/server/nginx`, ["-g", "daemon off;"]);
  const stop = () => nginx.kill();
  process.once("exit", stop);
  const server = {
    folder,
    project,
    address: `me@localhost:${website}`,
    site: `https://${host}:${https}`,
    http: `http://localhost:${http}`,
    https: `https://localhost:${https}`,
    certificate,
  };

  return {
    ...server,
    get: (address, headers = {}) =>
      rawRequest(server.https, address, {
        headers: { Host: host, ...headers },
        ca: certificate,
      }),
    publish: async (args, environment = {}) => {
      const child = spawn("bash", ["deploy/publish", ...args], {
        cwd: project,
        env: {
          ...process.env,
          PATH: `${folder}/local:${process.env.PATH}`,
          ...environment,
        },
      });
      let output = "";
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (text: Buffer) => (output += text.toString()));
      const [code] = (await once(child, "close")) as [number | null];
      return { code, output };
    },
    live: () => {
      const link = path.join(website, "current");
      return existsSync(link) ? path.basename(readlinkSync(link)) : undefined;
    },
    precede: (where, name, script) => {
      const file = path.join(folder, where, name);
      const before = existsSync(file) ? readFileSync(file) : undefined;
      const program = before
        ? before.toString().replace("#!/bin/sh\n", "")
        : `exec ${programFile(name)} "$@"`;
      writeProgram(file, `${script}\n${program}`);
      return () => (before ? writeFileSync(file, before) : rmSync(file));
    },
    close: async () => {
      process.off("exit", stop);
      const ended = once(nginx, "exit");
      stop();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
