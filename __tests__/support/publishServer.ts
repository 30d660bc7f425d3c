import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
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
import { setTimeout } from "node:timers/promises";
import { freePort } from "../../tools/listen";
import { findProgram } from "../../tools/findProgram";
import { writeFakeBuild } from "./fakeBuild";
import { requestRaw } from "./requestRaw";

const programs = ["rsync", "nginx", "curl", "flock", "openssl", "ssh", "sshd"];

/** Skips its tests if a required program is not installed. */
export const describeWithServer = programs.every(findProgram)
  ? describe
  : describe.skip;

const host = "www.firm.example";
const isRoot = process.getuid?.() === 0;

/** Writes a file that may be run. */
function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text, { mode: 0o755 });
}

/** The settings of a moved clock, which sshd does not hand on by itself. */
const clock = Object.entries(process.env)
  .filter(([name]) => /^(LD_PRELOAD|FAKETIME)/.test(name))
  .map(([name, value]) => `"${name}=${value}"`)
  .join(" ");

const program = (script: string) => `#!/bin/sh\n${script}\n`;

type Ports = Readonly<Record<"http" | "https" | "ssh", number>>;

/**
 * The programs of the server and of the person who publishes, and their settings: nginx as Debian configures it, sshd
 * for two keys, and stand-ins for npm, the package manager and the certificate authority.
 */
const filesOf = (folder: string, { ssh }: Ports) => ({
  "etc/nginx/nginx.conf": `${isRoot ? "user root;" : ""}
include /etc/nginx/modules-enabled/*.conf;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
    access_log off;
    include ${folder}/etc/nginx/mime.types;
    ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/temporary;`).join("\n    ")}
    include ${folder}/etc/nginx/conf.d/*.conf;
}
`,
  sshd_config: `ListenAddress 127.0.0.1:${ssh}
HostKey ${folder}/host-key
AuthorizedKeysFile ${folder}/authorized_keys
StrictModes no
PidFile none
SetEnv PATH=${folder}/faults/server:${folder}/server:${process.env.PATH} CURL_CA_BUNDLE=${folder}/fullchain.pem ${clock}
`,
  ssh_config: `Port ${ssh}
IdentitiesOnly yes
IdentityFile ${folder}/key
UserKnownHostsFile ${folder}/known_hosts
`,
  "local/ssh": program(
    `exec ${findProgram("ssh")} -F ${folder}/ssh_config "$@"`,
  ),
  "local/npm": program("exit 0"),
  "server/nginx": program(
    `exec ${findProgram("nginx")} -e ${folder}/error.log -c ${folder}/etc/nginx/nginx.conf "$@"`,
  ),
  "server/dpkg": program("exit 0"),
  "server/sudo": program('shift\nexec "$@"'),
  "server/certbot": program(
    `live=${folder}/etc/letsencrypt/live/${host}
mkdir -p "$live" && cp ${folder}/fullchain.pem ${folder}/privkey.pem "$live"`,
  ),
});

/** Makes a certificate, the keys and the folders. sshd of root separates its privileges in a folder of the system. */
const preparation = ({ ssh }: Ports) => `
openssl req -x509 -nodes -days 2 -subj /CN=localhost -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 \
  -addext subjectAltName=DNS:localhost,DNS:${host},DNS:firm.example -keyout privkey.pem -out fullchain.pem
for key in host-key key ci-key; do ssh-keygen -qN '' -t ed25519 -f $key; done
cat key.pub ci-key.pub >authorized_keys
echo "[localhost]:${ssh} $(cat host-key.pub)" >known_hosts
mkdir -p project etc/nginx/conf.d ${isRoot ? "/run/sshd" : ""}
ln -s /etc/nginx/mime.types /etc/nginx/modules-enabled etc/nginx`;

/** Copies deploy/ with the ports and folders of the test. */
function writeProject(folder: string, { http, https }: Ports): void {
  for (const name of ["publish", "on-server", "nginx.conf"])
    write(
      path.join(folder, "project/deploy", name),
      readFileSync(path.join("deploy", name), "utf8")
        .replaceAll(/(?<![\w/])\/etc\//g, `${folder}/etc/`)
        .replaceAll(/^ *listen \[::\]:.*\n/gm, "")
        .replaceAll("listen 80;", `listen 127.0.0.1:${http};`)
        .replaceAll("listen 443 ", `listen 127.0.0.1:${https} `),
    );
}

export type PublishServer = Awaited<ReturnType<typeof startPublishServer>>;

/**
 * Starts a server that is not set up yet, in a temporary folder. nginx, sshd and rsync are real; npm does
 * nothing.
 */
export async function startPublishServer() {
  const folder = mkdtempSync(path.join(tmpdir(), "publish-"));
  chmodSync(folder, 0o755);
  const ports = {
    http: await freePort(),
    https: await freePort(),
    ssh: await freePort(),
  };
  const options = { cwd: folder, stdio: "pipe" } as const;
  execFileSync("sh", ["-euc", preparation(ports)], options);
  for (const [name, text] of Object.entries(filesOf(folder, ports)))
    write(path.join(folder, name), text);
  writeProject(folder, ports);
  // It begins with the name in nginx.conf, so a replacement within a replacement is seen.
  const website = path.join(folder, "srv/website2");
  const project = path.join(folder, "project");
  const ca = readFileSync(`${folder}/fullchain.pem`, "utf8");
  const nginx = spawn(`${folder}/server/nginx`, ["-g", "daemon off;"]);
  const sshd = spawn(findProgram("sshd") ?? "sshd", [
    ...["-D", "-f", `${folder}/sshd_config`, "-E", `${folder}/sshd.log`],
  ]);
  const stop = () => {
    nginx.kill();
    sshd.kill();
  };
  process.once("exit", stop);

  /** The server as the command names it. */
  const address = `${userInfo().username}@localhost:${website}`;
  /** The site's address, as GATSBY_SITE_URL has it. */
  const site = `https://${host}:${ports.https}`;
  let built = 0;

  /** Requests an address of the site. */
  const get = (
    place: string,
    headers: Record<string, string> = {},
    scheme: "http" | "https" = "https",
    method = "GET",
  ) =>
    requestRaw(
      `${scheme}://localhost:${ports[scheme]}`,
      place,
      { Host: host, ...headers },
      { ca, method },
    );

  /** Runs deploy/publish. */
  async function runPublish(
    args: readonly string[],
    environment: Record<string, string> = {},
  ) {
    const PATH = `${folder}/faults/local:${folder}/local:${process.env.PATH}`;
    const child = spawn("bash", ["deploy/publish", ...args], {
      cwd: project,
      env: { ...process.env, PATH, ...environment },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text: Buffer) => (output += text.toString()));
    const [code] = (await once(child, "close")) as [number | null];
    return { code, output };
  }

  const publish = (...options: string[]) => runPublish([...options, address]);

  /** The live release. */
  function live() {
    const link = path.join(website, "live");
    return existsSync(link) ? path.basename(readlinkSync(link)) : undefined;
  }

  /** Waits for a page. After a reload, an old nginx process may still answer for a moment. */
  async function expectPage(place: string, text: string): Promise<void> {
    let page = "";
    for (let attempts = 50; attempts > 0; attempts--) {
      page = (await get(place)).body.toString();
      if (page.includes(text)) return;
      await setTimeout(100);
    }
    expect(page).toContain(text);
  }

  return {
    folder,
    address,
    site,
    get,
    runPublish,
    publish,
    live,
    expectPage,
    /** A place in the site's folder on the server. */
    onServer: (...names: string[]) => path.join(website, ...names),
    /** A place in the project that is published: deploy/ and public/. */
    inProject: (...names: string[]) => path.join(project, ...names),
    /** The name of the last build. */
    built: () => `n${built}`,
    /** Writes the next build, or one for another address, and returns its name. */
    build: async (siteAddress = site) => {
      built += 1;
      await writeFakeBuild(project, siteAddress, `n${built}`);
      return `n${built}`;
    },
    /** Expects a command to succeed and this build to be live. */
    expectPublished: async (
      { code, output }: Awaited<ReturnType<typeof runPublish>>,
      name: string,
      text = "Published",
    ) => {
      expect([code, output]).toEqual([0, expect.stringContaining(text)]);
      await expectPage("/", `Build ${name}.`);
      await expectPage("/release.txt", `${live()}\n`);
    },
    /** Expects a command to fail with a reason in its last line, and to change nothing. */
    expectRefusal: async (
      run: () => ReturnType<typeof runPublish>,
      reason: string,
    ) => {
      const before = live();
      const { code, output } = await run();
      const last = output.trimEnd().split("\n").at(-1);
      expect([code, last]).toEqual([1, expect.stringContaining(reason)]);
      expect(last).toMatch(/^Not published: .*The site is as it was\.$/);
      expect(live()).toBe(before);
      await expectPage("/release.txt", `${before}\n`);
    },
    /** Runs a script before each run of a program, on the server or locally. A script that exits replaces the program. */
    precede: (where: "server" | "local", name: string, script: string) => {
      const own = path.join(folder, where, name);
      const next = existsSync(own) ? own : findProgram(name);
      write(
        path.join(folder, "faults", where, name),
        program(`${script}\nexec ${next} "$@"`),
      );
    },
    /** Ends what `precede` began. */
    restorePrograms: () =>
      rmSync(path.join(folder, "faults"), { recursive: true, force: true }),
    close: async () => {
      process.off("exit", stop);
      const ended = once(nginx, "exit");
      stop();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
