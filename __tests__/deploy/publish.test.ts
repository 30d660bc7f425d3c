import { createHash } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { scriptOf, writeFakeBuild } from "../support/fakeBuild";
import {
  describeWithServer,
  startPublishServer,
  type PublishServer,
} from "../support/publishServer";

jest.setTimeout(120_000);

let server: PublishServer;
let built = 0;

const inFolder = (...names: string[]) =>
  path.join(server.folder, "srv", ...names);
const inProject = (...names: string[]) => path.join(server.project, ...names);
const pageOf = async (address: string) =>
  (await server.get(address)).body.toString();
const publish = (...options: string[]) =>
  server.publish([...options, server.address]);

const undo: (() => void)[] = [];

/** Runs a script before a program, until restorePrograms. */
const precede = (...program: Parameters<PublishServer["precede"]>) =>
  undo.push(server.precede(...program));

/** Also after a test that failed, so that the next ones do not fail with it. */
const restorePrograms = () => undo.splice(0).forEach((restore) => restore());
afterEach(restorePrograms);

/** Writes the next build and returns its name. */
async function build(): Promise<string> {
  built += 1;
  await writeFakeBuild(server.project, server.site, `n${built}`);
  return `n${built}`;
}

/** Waits for a page. After a reload, an old nginx process may still answer for a moment. */
async function expectPage(address: string, text: string): Promise<void> {
  let page = await pageOf(address);
  for (let attempts = 50; attempts > 0 && !page.includes(text); attempts--) {
    await setTimeout(100);
    page = await pageOf(address);
  }
  expect(page).toContain(text);
}

async function expectLive(name: string): Promise<void> {
  await expectPage("/", `Build ${name}.`);
  await expectPage("/release.txt", `${server.live()}\n`);
}

/** Expects a command to fail with a reason in its last line, and to change nothing. */
async function expectRefusal(
  run: () => ReturnType<typeof publish>,
  reason: string,
): Promise<void> {
  const live = server.live();
  const { code, output } = await run();
  const last = output.trimEnd().split("\n").at(-1);
  expect([code, last]).toEqual([1, expect.stringContaining(reason)]);
  expect(last).toMatch(/^Not published: .*The site is as it was\.$/);
  expect(server.live()).toBe(live);
  await expectPage("/release.txt", `${live}\n`);
}

/** Requests pages until stopped. Collects responses with a wrong status or with the policy of another release. */
function startVisit() {
  const wrong: string[] = [];
  let requests = 0;
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      for (const [page, expected] of [
        ["/", 200],
        ["/about", 200],
        ["/nowhere", 404],
      ] as const) {
        const { status, headers, body } = await server.get(page);
        const html = body.toString();
        const script = /<script>(.*?)<\/script>/.exec(html)?.[1] ?? "";
        const hash = createHash("sha256").update(script).digest("base64");
        const policy = String(headers["content-security-policy"]);
        requests += 1;
        if (status !== expected || !policy.includes(hash))
          wrong.push(`${page}: ${status}, ${policy}, ${html}`);
      }
      await setTimeout(5);
    }
  };
  const visits = [visit(), visit()];
  return async () => {
    isOver = true;
    await Promise.all(visits);
    return { requests, wrong };
  };
}

describeWithServer("publishing on one's own server", () => {
  beforeAll(async () => {
    server = await startPublishServer();
    const name = await build();
    expect((await publish()).output).toContain("--set-up");
    const { code, output } = await publish("--set-up");
    expect([code, output]).toEqual([0, expect.stringContaining("Published")]);
    await expectLive(name);
  });
  afterAll(() => server.close());

  test("publishing fails no request, and open pages still get their scripts", async () => {
    const old = `n${built}`;
    const { ino } = statSync(inFolder("current/public/static/0/same.webp"));
    const stop = startVisit();
    const next = await build();
    expect((await publish()).code).toBe(0);
    const { requests, wrong } = await stop();
    expect(wrong).toEqual([]);
    expect(requests).toBeGreaterThan(3);
    await expectLive(next);
    for (const name of [old, next])
      expect((await server.get(scriptOf(name))).status).toBe(200);
    // An unchanged file is not stored again.
    expect(statSync(inFolder("current/public/static/0/same.webp")).ino).toBe(
      ino,
    );
  });

  test("--back makes the previous release live again", async () => {
    const { code, output } = await publish("--back");
    expect([code, output]).toEqual([0, expect.stringContaining("again.")]);
    await expectLive(`n${built - 1}`);
  });

  test.each([
    [
      "without a page",
      "/about is answered with status 404",
      () => rmSync(inProject("public/about"), { recursive: true }),
    ],
    [
      "without headers",
      "Content-Security-Policy",
      () => writeFileSync(inProject("deploy/generated/headers.conf"), ""),
    ],
    [
      "with an unknown nginx directive",
      'unknown directive "add_heeder"',
      () =>
        appendFileSync(
          inProject("deploy/generated/headers.conf"),
          "add_heeder X-Other yes;\n",
        ),
    ],
  ])("a release %s is rolled back", async (_what, reason, spoil) => {
    await build();
    spoil();
    await expectRefusal(publish, reason);
  });

  test.each([
    ["the connection fails", "local", "ssh", "Connection refused", 255],
    ["the upload fails", "server", "rsync", "the upload failed", 1],
  ] as const)(
    "the site does not change when %s",
    async (_what, where, program, reason, code) => {
      await build();
      precede(where, program, `echo "Connection refused" >&2; exit ${code}`);
      await expectRefusal(publish, reason);
    },
  );

  test("a publish that is killed in its last step does not change the site, and the next one succeeds", async () => {
    await build();
    const live = server.live();
    precede("server", "nginx", "kill -9 $PPID; exit 1");
    expect((await publish()).code).toBe(2);
    restorePrograms();
    expect(await pageOf("/release.txt")).toBe(`${live}\n`);
    const name = await build();
    expect((await publish()).code).toBe(0);
    await expectLive(name);
  });

  test.each([
    ["content:check", "the content has problems"],
    ["launch:check", "the launch list has open points"],
    ["build", "the build failed"],
  ])(
    "the site does not change when npm run %s fails",
    async (script, reason) => {
      precede("local", "npm", `case "$*" in *${script}) exit 1 ;; esac`);
      await expectRefusal(publish, reason);
    },
  );

  test("an unknown site address, an unknown option, a missing server and an invalid folder are rejected", async () => {
    await writeFakeBuild(server.project, "https://www.example.com", "nowhere");
    await expectRefusal(publish, "GATSBY_SITE_URL");
    await expectRefusal(() => publish("--faster"), "--faster");
    await expectRefusal(() => server.publish([]), "name the server");
    await expectRefusal(
      () => server.publish(["me@localhost:/srv/$(id)"]),
      "folder",
    );
  });

  test("CI sets the server, key and known hosts in variables; --anyway ignores open points", async () => {
    const name = await build();
    const log = path.join(server.folder, "ssh.log");
    precede("local", "npm", `case "$*" in *launch*) exit 1 ;; esac`);
    precede(
      "local",
      "ssh",
      `for file; do case $file in */key) cat "$file" ;; *known_hosts) cat "\${file#*=}" ;; esac; done >>${log}`,
    );
    const { code } = await server.publish(["--anyway"], {
      PUBLISH_SERVER: server.address,
      PUBLISH_KEY: "the key",
      PUBLISH_KNOWN_HOSTS: "the server's own key",
    });
    expect(code).toBe(0);
    expect(readFileSync(log, "utf8")).toContain(
      "the key\nthe server's own key\n",
    );
    await expectLive(name);
  });

  test("releases that were last live over 30 days ago are deleted with their own files", async () => {
    const [live, old] = [server.live() ?? "", `n${built}`];
    const longAgo = Date.now() / 1000 - 32 * 24 * 3600;
    for (const release of readdirSync(inFolder("releases")))
      utimesSync(inFolder("releases", release), longAgo, longAgo);
    await build();
    await publish();
    // --back needs the previous release.
    expect(readdirSync(inFolder("releases")).sort()).toEqual(
      [live, server.live()].sort(),
    );
    expect((await server.get(scriptOf(old))).status).toBe(200);
    expect((await server.get(scriptOf("n1"))).status).toBe(404);
    expect(existsSync(inFolder("hashed/static/0/same.webp"))).toBe(true);
  });
});
