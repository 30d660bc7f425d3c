import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { publishingOn } from "../support/publishing";
import {
  describeWithServer,
  describeWithSmallDisk,
  mountSmallDisk,
  startPublishServer,
  type PublishServer,
} from "../support/publishServer";

jest.setTimeout(120_000);

let server: PublishServer;
let steps: ReturnType<typeof publishingOn>;

const inFolder = (...names: string[]) => path.join(server.website, ...names);
const inProject = (...names: string[]) => path.join(server.project, ...names);
const longAgo = Date.now() / 1000 - 32 * 24 * 3600;

/** A server with two releases, so that the first one is the way back. */
async function startServer(prepare?: (folder: string) => unknown) {
  server = await startPublishServer();
  prepare?.(server.website);
  steps = publishingOn(server);
  for (const option of ["--set-up", "--anyway"]) {
    await steps.build();
    const { code, output } = await steps.publish(option);
    expect([code, output]).toEqual([0, expect.stringContaining("Published")]);
  }
}

describeWithServer("a publish that fails", () => {
  beforeAll(() => startServer());
  afterEach(() => steps.restorePrograms());
  afterAll(() => server.close());

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
    await steps.build();
    spoil();
    await steps.expectRefusal(steps.publish, reason);
  });

  test.each([
    ["the connection fails", "local", "ssh", "Connection refused", 255],
    ["the upload fails", "server", "rsync", "the upload failed", 1],
  ] as const)(
    "the site does not change when %s",
    async (_what, where, program, reason, code) => {
      await steps.build();
      steps.precede(
        where,
        program,
        `echo "Connection refused" >&2; exit ${code}`,
      );
      await steps.expectRefusal(steps.publish, reason);
    },
  );

  test("a failed release and a failed upload are deleted", () => {
    expect(readdirSync(inFolder("releases"))).toHaveLength(2);
  });

  // Killed before the reload, nginx still sends the first release; killed after it, the second one.
  test.each([
    ["before the reload", "nginx", 'case "$*" in *reload*)', 1, 0],
    ["after the reload", "cmp", "case x in *)", 2, 1],
  ])(
    "a publish that is killed %s does not change what --back returns to",
    async (_when, program, condition, sent, returned) => {
      const { expectPage, precede, publish, restorePrograms } = steps;
      await steps.build();
      await publish();
      const releases = [server.live()];
      const before = readFileSync(inFolder("live/before"), "utf8").trim();
      releases.unshift(before);
      await steps.build();
      precede("server", program, `${condition} kill -9 $PPID; exit 1; esac`);
      const { code, output } = await publish();
      expect([code, output]).toEqual([2, expect.stringContaining("CHECK THE")]);
      expect(output).toMatch(/without a reason|[Kk]illed/);
      restorePrograms();
      releases.push(
        readFileSync(inProject("public/release.txt"), "utf8").trim(),
      );
      await expectPage("/release.txt", `${releases[sent]}\n`);
      expect((await publish("--back")).code).toBe(0);
      await expectPage("/release.txt", `${releases[returned]}\n`);
      expect(server.live()).toBe(releases[returned]);
    },
  );

  test.each([
    ["touch", "exit 1"],
    [
      "find",
      'case "$*" in *mtime*) echo "Permission denied" >&2; exit 1 ;; esac',
    ],
  ])(
    "after the switch, a failing %s is only a warning",
    async (program, script) => {
      const name = await steps.build();
      steps.precede("server", program, script);
      const { code, output } = await steps.publish();
      expect([code, output]).toEqual([0, expect.stringContaining("Warning: ")]);
      await steps.expectLive(name);
    },
  );

  test.each([
    ["sudo is missing", "sudo", "exit 1", "needs sudo without a password"],
    [
      "nginx is stopped",
      "nginx",
      'case "$*" in *reload*) echo "invalid PID number" >&2; exit 1 ;; esac',
      "nginx does not reload, or does not run: invalid PID number",
    ],
  ])(
    "the last line is true when %s",
    async (_what, program, script, reason) => {
      await steps.build();
      steps.precede("server", "id", 'case "$1" in -u) echo 1000; exit ;; esac');
      steps.precede("server", program, script);
      await steps.expectRefusal(steps.publish, reason);
    },
  );

  test("a second site on one server, and a folder with other files, are refused", async () => {
    await steps.expectRefusal(
      () => server.publish(["--set-up", `${server.address}-other`]),
      "a website in another folder",
    );
    rmSync(path.join(server.folder, "etc/nginx/conf.d/website.conf"));
    await steps.expectRefusal(
      () => server.publish(["--set-up", path.dirname(server.address)]),
      "has other files",
    );
    expect((await steps.publish("--set-up")).code).toBe(0);
  });

  test("a second publish from one folder is refused", async () => {
    const name = await steps.build();
    const log = path.join(server.folder, "second.log");
    const second = `bash deploy/publish ${server.address} >${log} 2>&1 9>&-`;
    steps.precede("local", "npm", `case "$*" in *build) ${second} ;; esac`);
    expect((await steps.publish()).code).toBe(0);
    expect(readFileSync(log, "utf8")).toContain("another publish is running");
    await steps.expectLive(name);
  });

  test.each([
    ["content:check", "the content has problems"],
    ["launch:check", "the launch list has open points"],
    ["build", "the build failed"],
  ])(
    "the site does not change when npm run %s fails",
    async (script, reason) => {
      steps.precede("local", "npm", `case "$*" in *${script}) exit 1 ;; esac`);
      await steps.expectRefusal(steps.publish, reason);
    },
  );

  describe("in CI", () => {
    const temporary = () => path.join(server.folder, "tmp");
    const log = () => path.join(server.folder, "npm.log");
    const publishInCI = (knownHosts = "known_hosts") =>
      server.publish(["--anyway"], {
        TMPDIR: temporary(),
        PUBLISH_SERVER: server.address,
        PUBLISH_KEY: readFileSync(`${server.folder}/ci-key`, "utf8").trimEnd(),
        PUBLISH_KNOWN_HOSTS: readFileSync(
          path.join(server.folder, knownHosts),
          "utf8",
        ),
      });

    beforeAll(() => {
      mkdirSync(temporary());
      renameSync(`${server.folder}/key`, `${server.folder}/key-of-a-person`);
    });

    test("variables name the server, key and known hosts; --anyway ignores open points; only ssh gets the key", async () => {
      const name = await steps.build();
      steps.precede(
        "local",
        "npm",
        `{ env; ls ${temporary()}/*; } >>${log()}; case "$*" in *launch*) exit 1 ;; esac`,
      );
      expect((await publishInCI()).code).toBe(0);
      await steps.expectLive(name);
      expect(readFileSync(log(), "utf8")).not.toMatch(
        /^(PUBLISH_KEY=.*|key|ready)$/m,
      );
      expect(readdirSync(temporary())).toEqual([]);
      await steps.expectRefusal(
        () => publishInCI("host-key.pub"),
        "no connection",
      );
    });

    test("a publish that is killed leaves neither a key nor a connection", async () => {
      await steps.build();
      steps.precede("local", "rsync", "kill -9 $PPID; exit 1");
      expect((await publishInCI()).code).toBe(null);
      const [work = ""] = readdirSync(temporary());
      const files = () => readdirSync(path.join(temporary(), work));
      for (let attempts = 50; attempts && files().includes("ssh"); attempts--)
        await setTimeout(100);
      expect(files()).not.toContain("ssh");
      expect(files()).not.toContain("key");
    });
  });
});

describeWithSmallDisk("a full disk", () => {
  let unmount: ReturnType<typeof mountSmallDisk>;
  const fill = (...names: string[]) => {
    const file = inFolder(...names);
    mkdirSync(path.dirname(file), { recursive: true });
    spawnSync("dd", ["if=/dev/zero", `of=${file}`]);
  };

  beforeAll(() => startServer((folder) => (unmount = mountSmallDisk(folder))));
  afterAll(async () => {
    unmount?.();
    await server.close();
  });

  test("does not change the site, and an upload that fails leaves nothing", async () => {
    const releases = readdirSync(inFolder("releases"));
    await steps.build();
    fill("other");
    await steps.expectRefusal(steps.publish, "No space left");
    expect(readdirSync(inFolder("releases"))).toEqual(releases);
    rmSync(inFolder("other"));
  });

  test.each(["old", "killed.part"])(
    "publishing deletes %s before the upload",
    async (release) => {
      const name = await steps.build();
      fill("releases", release, "file");
      for (const old of [`${release}/file`, release])
        utimesSync(inFolder("releases", old), longAgo, longAgo);
      const { code, output } = await steps.publish();
      expect([code, output]).toEqual([0, expect.stringContaining("Published")]);
      await steps.expectLive(name);
    },
  );
});
