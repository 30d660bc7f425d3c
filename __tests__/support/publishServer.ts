import { spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
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
import { once } from "node:events";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { freePort } from "../../tools/listen";
import { makeCertificate } from "../../tools/nginx";
import {
  ensureProgram,
  findProgram,
  type SystemPackages,
} from "../../tools/systemPackages";

/** What a server of this kind consists of. */
export const serverPrograms = [
  "sshd",
  "rsync",
  "nginx",
  "curl",
  "flock",
  "openssl",
];

export const serverPackages: SystemPackages = {
  "apt-get": ["openssh-server", "rsync", "nginx", "curl", "openssl"],
};

export interface Outcome {
  code: number | null;
  output: string;
}

/** A server as a firm rents it, in a throw-away folder: the real OpenSSH and the real nginx, with keys of their own. */
export interface PublishServer {
  /** Everything is below it. */
  readonly folder: string;
  /** The project from which is published: deploy/, public/ and a package.json whose build does nothing. */
  readonly project: string;
  /** What the command names: user@localhost:/folder. */
  readonly address: string;
  /** The site's address, as GATSBY_SITE_URL has it. */
  readonly site: string;
  /** The site's name. */
  readonly host: string;
  /** The site's address on this machine. */
  readonly origin: string;
  readonly certificate: string;
  /** Runs a script of the project with bash. */
  run: (
    script: string,
    args: readonly string[],
    environment?: Variables,
  ) => Promise<Outcome>;
  /** Runs deploy/publish. */
  publish: (
    args: readonly string[],
    environment?: Variables,
  ) => Promise<Outcome>;
  /** The release that the link names, if there is one. */
  live: () => string | undefined;
  /** Puts a script in the place of a command, on the server or on the machine that publishes; returns what undoes it. */
  replace: (where: "server" | "local", name: string, script: string) => Undo;
  /** Has a script run before each run of a command; returns what undoes it. */
  precede: (where: "server" | "local", name: string, script: string) => Undo;
  close: () => Promise<void>;
}

type Undo = () => void;

type Variables = Record<string, string>;

function writeProgram(file: string, script: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

async function waitForPort(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const open = await new Promise<boolean>((resolve) => {
      socket
        .once("connect", () => resolve(true))
        .once("error", () => resolve(false));
    });
    socket.destroy();
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** nginx as Debian sets it up, for this folder. */
function writeNginx(folder: string): void {
  const etc = path.join(folder, "etc/nginx");
  for (const name of ["conf.d", "website.d", "modules-enabled"])
    mkdirSync(path.join(etc, name), { recursive: true });
  cpSync("/etc/nginx/mime.types", path.join(etc, "mime.types"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    path.join(etc, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""}
pid ${folder}/nginx.pid;
worker_processes 2;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
    access_log off;
    include ${etc}/mime.types;
    ${temporary.map((name) => `${name}_temp_path ${folder}/temporary;`).join("\n    ")}
    include ${etc}/conf.d/*.conf;
}
`,
  );
  const nginx = `${findProgram("nginx")} -e ${folder}/error.log`;
  writeProgram(
    path.join(folder, "server/nginx"),
    `[ "$1" != -V ] || { echo "configure arguments: --conf-path=${etc}/nginx.conf" >&2; exit; }
exec ${nginx} -c ${etc}/nginx.conf "$@"`,
  );
}

/** The project's own deploy/, with ports and folders of this machine in place of a server's. */
function writeProject(folder: string, ports: { http: number; https: number }) {
  const project = path.join(folder, "project");
  mkdirSync(path.join(project, "deploy"), { recursive: true });
  for (const name of ["publish", "on-server", "nginx.conf", "site.conf"]) {
    const text = readFileSync(path.join("deploy", name), "utf8")
      .replaceAll("/etc/", `${folder}/etc/`)
      .replaceAll("/var/www/html", `${folder}/html`)
      .replaceAll(/^ *listen \[::\]:.*\n/gm, "")
      .replaceAll("listen 80;", `listen 127.0.0.1:${ports.http};`)
      .replaceAll("listen 443 ", `listen 127.0.0.1:${ports.https} `);
    writeFileSync(path.join(project, "deploy", name), text);
  }
  writeFileSync(
    path.join(project, "package.json"),
    JSON.stringify({
      scripts: {
        "content:check": "true",
        "launch:check": "true",
        build: "true",
      },
    }),
  );
  return project;
}

/** sshd with throw-away keys; what runs there finds the stand-ins in server/ first. */
function writeSsh(folder: string, port: number): void {
  for (const key of ["host_key", "user_key", "other_key"])
    spawnSync("ssh-keygen", [
      "-q",
      "-t",
      "ed25519",
      "-N",
      "",
      "-f",
      path.join(folder, key),
    ]);
  cpSync(
    path.join(folder, "user_key.pub"),
    path.join(folder, "authorized_keys"),
  );
  writeFileSync(
    path.join(folder, "sshd_config"),
    `ListenAddress 127.0.0.1
Port ${port}
HostKey ${folder}/host_key
AuthorizedKeysFile ${folder}/authorized_keys
PermitRootLogin prohibit-password
PasswordAuthentication no
KbdInteractiveAuthentication no
UsePAM no
StrictModes no
PidFile none
MaxStartups 100
SetEnv PATH=${folder}/server:/usr/bin:/bin:/usr/sbin:/sbin CURL_CA_BUNDLE=${folder}/fullchain.pem
`,
  );
  writeFileSync(
    path.join(folder, "known_hosts"),
    `[localhost]:${port} ${readFileSync(path.join(folder, "host_key.pub"), "utf8")}`,
  );
  writeFileSync(
    path.join(folder, "ssh_config"),
    `Host *
  Port ${port}
  UserKnownHostsFile ${folder}/known_hosts
  IdentityFile ${folder}/user_key
  IdentitiesOnly yes
  BatchMode yes
`,
  );
  writeProgram(
    path.join(folder, "local/ssh"),
    `exec ${findProgram("ssh")} -F ${folder}/ssh_config "$@"`,
  );
}

/**
 * Starts the server, with nothing set up, and installs what it consists of where that is missing.
 *
 * @param host The site's name.
 */
export async function startPublishServer(
  host = "www.firm.example",
): Promise<PublishServer> {
  for (const program of serverPrograms)
    await ensureProgram(program, serverPackages);
  const folder = mkdtempSync(path.join(tmpdir(), "publish-"));
  chmodSync(folder, 0o755);
  const ports = {
    ssh: await freePort(),
    http: await freePort(),
    https: await freePort(),
  };
  writeNginx(folder);
  const project = writeProject(folder, ports);
  writeSsh(folder, ports.ssh);
  makeCertificate("openssl", folder, ["localhost", host]);
  writeProgram(path.join(folder, "server/sudo"), 'shift\nexec "$@"');
  // What Let's Encrypt would give.
  writeProgram(
    path.join(folder, "server/certbot"),
    `live=${folder}/etc/letsencrypt/live/${host}
mkdir -p "$live" && cp ${folder}/fullchain.pem ${folder}/privkey.pem "$live"`,
  );

  if (process.getuid?.() === 0) mkdirSync("/run/sshd", { recursive: true });
  const sshd = spawn(findProgram("sshd") ?? "", [
    "-D",
    "-f",
    path.join(folder, "sshd_config"),
  ]);
  const nginx = spawn(path.join(folder, "server/nginx"), ["-g", "daemon off;"]);
  const servers = [sshd, nginx];
  for (const server of servers)
    server.stderr.on("data", (text) =>
      appendFileSync(path.join(folder, "servers.log"), text as Buffer),
    );
  const stop = () => {
    // The sessions of commands that were killed, with which these commands' connections end too.
    spawnSync("pkill", ["-P", String(sshd.pid)]);
    servers.forEach((server) => server.kill());
  };
  process.once("exit", stop);
  await waitForPort(ports.ssh);

  const website = path.join(folder, "srv");
  const replace: PublishServer["replace"] = (where, name, script) => {
    const file = path.join(folder, where, name);
    const before = existsSync(file) ? readFileSync(file) : undefined;
    writeProgram(file, script);
    return () => (before ? writeFileSync(file, before) : rmSync(file));
  };
  const run: PublishServer["run"] = async (script, args, environment = {}) => {
    const child = spawn("bash", [script, ...args], {
      cwd: project,
      detached: true,
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
  };
  return {
    folder,
    project,
    address: `${userInfo().username}@localhost:${website}`,
    host,
    site: `https://${host}:${ports.https}`,
    origin: `https://localhost:${ports.https}`,
    certificate: readFileSync(path.join(folder, "fullchain.pem"), "utf8"),
    run,
    publish: (args, environment) => run("deploy/publish", args, environment),
    live: () => {
      const link = path.join(website, "current");
      return existsSync(link) ? path.basename(readlinkSync(link)) : undefined;
    },
    replace,
    precede: (where, name, script) => {
      const file = path.join(folder, where, name);
      const real = existsSync(file)
        ? readFileSync(file, "utf8").replace("#!/bin/sh\n", "")
        : `exec ${findProgram(name)} "$@"`;
      return replace(where, name, `${script}\n${real}`);
    },
    close: async () => {
      process.off("exit", stop);
      const ended = servers.map((server) => once(server, "exit"));
      stop();
      await Promise.all(ended);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
