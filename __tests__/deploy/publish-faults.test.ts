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
import {
  describeWithServer,
  startPublishServer,
  type PublishServer,
} from "../support/publishServer";

jest.setTimeout(120_000);

let server: PublishServer;

const headers = () => server.inProject("deploy/generated/headers.conf");

/** Makes a program fail for some arguments, with a last line. */
const failing = (argument: string, reason = "") =>
  `case "$*" in ${argument}) echo "${reason}" >&2; exit 1 ;; esac`;

describeWithServer("a publish that fails", () => {
  // Of two releases, the first one is the way back.
  beforeAll(async () => {
    server = await startPublishServer();
    for (const options of [["--set-up"], []]) {
      const name = await server.build();
      await server.expectPublished(await server.publish(...options), name);
    }
  });
  afterEach(() => server.restorePrograms());
  afterAll(() => server.close());

  test.each([
    [
      "without a page",
      "/about is answered with status 404",
      () => rmSync(server.inProject("public/about"), { recursive: true }),
    ],
    [
      "without headers",
      "Content-Security-Policy",
      () => writeFileSync(headers(), ""),
    ],
    [
      "with an unknown nginx directive",
      'unknown directive "add_heeder"',
      () => appendFileSync(headers(), "add_heeder X-Other yes;\n"),
    ],
  ])("a release %s is rolled back", async (_what, reason, spoil) => {
    await server.build();
    spoil();
    await server.expectRefusal(server.publish, reason);
  });

  test.each([
    ["Connection refused", "local", "ssh", failing("*", "Connection refused")],
    ["the upload failed", "server", "rsync", failing("*")],
    [
      "the upload failed: No space left",
      "server",
      "rsync",
      failing("*", "write error\nNo space left on device (28)"),
    ],
    ["needs sudo without a password", "server", "sudo", failing("*")],
    [
      "nginx does not reload, or does not run: invalid PID number",
      "server",
      "nginx",
      failing("*reload*", "invalid PID number"),
    ],
    ["the content has problems", "local", "npm", failing("*content:check")],
    ["the build failed", "local", "npm", failing("*build")],
  ] as const)(
    "the site does not change, and the last line says: %s",
    async (reason, where, program, script) => {
      await server.build();
      server.precede(
        "server",
        "id",
        'case "$1" in -u) echo 1000; exit ;; esac',
      );
      server.precede(where, program, script);
      await server.expectRefusal(server.publish, reason);
    },
  );

  test("failed releases and failed uploads are deleted", () => {
    expect(readdirSync(server.onServer("releases"))).toHaveLength(2);
  });

  // Killed before the reload, nginx still sends the first release; killed after it, the second one.
  test.each([
    ["before the reload", "nginx", 'case "$*" in *reload*)', 1, 0],
    ["after the reload", "cmp", "case x in *)", 2, 1],
  ])(
    "a publish that is killed %s does not change what --back returns to",
    async (_when, program, condition, sent, returned) => {
      const { expectPage, publish } = server;
      await server.build();
      await publish();
      const before = readFileSync(
        server.onServer("live/before"),
        "utf8",
      ).trim();
      const releases = [before, server.live()];
      await server.build();
      server.precede(
        "server",
        program,
        `${condition} kill -9 $PPID; exit 1; esac`,
      );
      const { code, output } = await publish();
      expect([code, output]).toEqual([2, expect.stringContaining("CHECK THE")]);
      expect(output).toMatch(/without a reason|[Kk]illed/);
      server.restorePrograms();
      releases.push(
        readFileSync(server.inProject("public/release.txt"), "utf8").trim(),
      );
      await expectPage("/release.txt", `${releases[sent]}\n`);
      expect((await publish("--back")).code).toBe(0);
      await expectPage("/release.txt", `${releases[returned]}\n`);
      expect(server.live()).toBe(releases[returned]);
    },
  );

  test.each([
    ["touch", failing("*")],
    ["find", failing("*mtime*", "Permission denied")],
  ])(
    "after the switch, a failing %s is only a warning",
    async (program, script) => {
      const name = await server.build();
      server.precede("server", program, script);
      await server.expectPublished(await server.publish(), name, "Warning: ");
    },
  );

  test("an old release and a killed upload are deleted before the next upload needs their space", async () => {
    const now = Date.now() / 1000;
    const longAgo = now - 32 * 24 * 3600;
    const changes = {
      old: longAgo,
      "killed.part": longAgo,
      "running.part": now,
    };
    for (const [name, seconds] of Object.entries(changes)) {
      mkdirSync(server.onServer("releases", name));
      utimesSync(server.onServer("releases", name), seconds, seconds);
    }
    const log = path.join(server.folder, "releases.log");
    server.precede(
      "server",
      "rsync",
      `ls ${server.onServer("releases")} >${log}`,
    );
    const name = await server.build();
    await server.expectPublished(await server.publish(), name);
    const releases = readFileSync(log, "utf8");
    expect(releases).toContain("running.part");
    expect(releases).not.toMatch(/old|killed/);
  });

  test("a second site on one server, and a folder with other files, are refused", async () => {
    await server.expectRefusal(
      () => server.runPublish(["--set-up", `${server.address}-other`]),
      "a website in another folder",
    );
    rmSync(path.join(server.folder, "etc/nginx/conf.d/website.conf"));
    await server.expectRefusal(
      () => server.runPublish(["--set-up", path.dirname(server.address)]),
      "has other files",
    );
    expect((await server.publish("--set-up")).code).toBe(0);
  });

  test("a second publish from one folder is refused", async () => {
    const name = await server.build();
    const log = path.join(server.folder, "second.log");
    const second = `bash deploy/publish ${server.address} >${log} 2>&1 9>&-`;
    server.precede("local", "npm", `case "$*" in *build) ${second} ;; esac`);
    await server.expectPublished(await server.publish(), name);
    expect(readFileSync(log, "utf8")).toContain("another publish is running");
  });

  describe("in CI", () => {
    const temporary = () => path.join(server.folder, "tmp");
    const log = () => path.join(server.folder, "npm.log");
    const publishInCI = (knownHosts = "known_hosts") =>
      server.runPublish([], {
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

    test("variables name the server, key and known hosts; only ssh gets the key", async () => {
      const name = await server.build();
      server.precede(
        "local",
        "npm",
        `{ env; ls ${temporary()}/*; } >>${log()}`,
      );
      await server.expectPublished(await publishInCI(), name);
      expect(readFileSync(log(), "utf8")).not.toMatch(
        /^(PUBLISH_KEY=.*|key|ready)$/m,
      );
      expect(readdirSync(temporary())).toEqual([]);
      await server.expectRefusal(
        () => publishInCI("host-key.pub"),
        "no connection",
      );
    });

    test("a publish that is killed leaves neither a key nor a connection", async () => {
      await server.build();
      server.precede("local", "rsync", "kill -9 $PPID; exit 1");
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
