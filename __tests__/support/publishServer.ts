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
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import http from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";
import { freePort } from "../../tools/listen";
import { findProgram } from "../../tools/findProgram";

const programs = ["rsync", "nginx", "curl", "flock", "openssl", "ssh", "sshd"];

/** Skips its tests if a required program is not installed. */
export const describeWithServer = programs.every(findProgram)
  ? describe
  : describe.skip;

/** Mounts a small disk. Returns a function that unmounts it, or undefined if this account may not. */
export function mountSmallDisk(folder: string) {
  mkdirSync(folder, { recursive: true });
  const type = ["-t", "tmpfs", "-o", "size=1m"];
  const { status } = spawnSync("mount", [...type, "tmpfs", folder]);
  return status === 0 ? () => spawnSync("umount", [folder]) : undefined;
}

/** Skips its tests if this account may not mount a disk. */
export const describeWithSmallDisk = (() => {
  const folder = mkdtempSync(path.join(tmpdir(), "disk-"));
  const unmount = mountSmallDisk(folder);
  unmount?.();
  rmSync(folder, { recursive: true });
  return unmount ? describeWithServer : describe.skip;
})();

/** Sends a request unchanged. Unlike fetch, it does not normalise, redirect or decompress. */
export async function requestRaw(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  { ca, method = "GET" }: { ca?: string; method?: string } = {},
) {
  const { protocol, hostname, port } = new URL(origin);
  const { request } = protocol === "https:" ? https : http;
  const options = { hostname, port, path, headers, ca, method, agent: false };
  const response = await new Promise<http.IncomingMessage>((resolve, reject) =>
    request(options, resolve).on("error", reject).end(),
  );
  const body = await buffer(response);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body,
  };
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

/** Configures nginx below this folder as Debian does. */
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
    `exec ${findProgram("nginx")} -e ${folder}/error.log -c ${etc}/nginx.conf "$@"`,
  );
}

/** Starts sshd for the two keys `key` and `ci-key` in this folder. The user's ssh has the first one. */
function startSshd(folder: string, port: number) {
  const inFolder = (name: string) => path.join(folder, name);
  for (const key of ["host-key", "key", "ci-key"])
    spawnSync("ssh-keygen", ["-qN", "", "-t", "ed25519", "-f", inFolder(key)]);
  const keys = ["key", "ci-key"].map((key) =>
    readFileSync(inFolder(`${key}.pub`), "utf8"),
  );
  const hostKey = readFileSync(inFolder("host-key.pub"), "utf8");
  writeFileSync(inFolder("authorized_keys"), keys.join(""));
  writeFileSync(inFolder("known_hosts"), `[localhost]:${port} ${hostKey}`);
  writeFileSync(
    inFolder("sshd_config"),
    `ListenAddress 127.0.0.1:${port}
HostKey ${folder}/host-key
AuthorizedKeysFile ${folder}/authorized_keys
StrictModes no
PidFile none
SetEnv PATH=${folder}/server:${process.env.PATH} CURL_CA_BUNDLE=${folder}/fullchain.pem
`,
  );
  writeFileSync(
    inFolder("ssh_config"),
    `Port ${port}
IdentitiesOnly yes
IdentityFile ${folder}/key
UserKnownHostsFile ${folder}/known_hosts
`,
  );
  writeProgram(
    inFolder("local/ssh"),
    `exec ${findProgram("ssh")} -F ${folder}/ssh_config "$@"`,
  );
  // sshd of root separates its privileges in this folder, which a service creates.
  if (process.getuid?.() === 0) mkdirSync("/run/sshd", { recursive: true });
  return spawn(findProgram("sshd") ?? "sshd", [
    ...["-D", "-f", inFolder("sshd_config"), "-E", inFolder("sshd.log")],
  ]);
}

/** Replaces the package managers and the certificate authority. */
function writeStandIns(folder: string, host: string): void {
  writeProgram(path.join(folder, "local/npm"), "exit 0");
  writeProgram(path.join(folder, "server/dpkg"), "exit 0");
  writeProgram(path.join(folder, "server/sudo"), 'shift\nexec "$@"');
  writeProgram(
    path.join(folder, "server/certbot"),
    `live=${folder}/etc/letsencrypt/live/${host}
mkdir -p "$live" && cp ${folder}/fullchain.pem ${folder}/privkey.pem "$live"`,
  );
}

/** Copies deploy/ with test ports and folders. */
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

export type PublishServer = Awaited<ReturnType<typeof startPublishServer>>;

/**
 * Starts a server that is not set up yet, in a temporary folder. nginx, sshd and rsync are real; npm does
 * nothing.
 */
export async function startPublishServer() {
  const host = "www.firm.example";
  const folder = mkdtempSync(path.join(tmpdir(), "publish-"));
  chmodSync(folder, 0o755);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const sshPort = await freePort();
  const origins = {
    http: `http://localhost:${httpPort}`,
    https: `https://localhost:${httpsPort}`,
  };
  makeCertificate(folder, host);
  writeNginx(folder);
  writeStandIns(folder, host);
  const project = writeProject(folder, httpPort, httpsPort);
  // It begins with the name in nginx.conf, so a replacement within a replacement is seen.
  const website = path.join(folder, "srv/website2");
  const certificate = readFileSync(`${folder}/fullchain.pem`, "utf8");
  const nginx = spawn(`${folder}/server/nginx`, ["-g", "daemon off;"]);
  const sshd = startSshd(folder, sshPort);
  const stop = () => {
    nginx.kill();
    sshd.kill();
  };
  process.once("exit", stop);

  return {
    folder,
    /** The site's folder on the server. */
    website,
    /** The project that is published: deploy/ and public/. */
    project,
    /** The server as the command names it. */
    address: `${userInfo().username}@localhost:${website}`,
    /** The site's address, as GATSBY_SITE_URL has it. */
    site: `https://${host}:${httpsPort}`,
    origins,
    /** Requests an address of the site. */
    get: (
      address: string,
      headers: Record<string, string> = {},
      origin = origins.https,
      method = "GET",
    ) =>
      requestRaw(
        origin,
        address,
        { Host: host, ...headers },
        { ca: certificate, method },
      ),
    /** Runs deploy/publish. */
    publish: async (
      args: readonly string[],
      environment: Record<string, string> = {},
    ) => {
      const PATH = `${folder}/local:${process.env.PATH}`;
      const child = spawn("bash", ["deploy/publish", ...args], {
        cwd: project,
        env: { ...process.env, PATH, ...environment },
      });
      let output = "";
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (text: Buffer) => (output += text.toString()));
      const [code] = (await once(child, "close")) as [number | null];
      return { code, output };
    },
    /** The live release. */
    live: () => {
      const link = path.join(website, "live");
      return existsSync(link) ? path.basename(readlinkSync(link)) : undefined;
    },
    /**
     * Runs a script before each run of a program, on the server or locally. A script that exits replaces the program.
     * Returns a function that undoes this.
     */
    precede: (where: "server" | "local", name: string, script: string) => {
      const file = path.join(folder, where, name);
      const before = existsSync(file) ? readFileSync(file) : undefined;
      const program = before
        ? before.toString().replace("#!/bin/sh\n", "")
        : `exec ${findProgram(name)} "$@"`;
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
