import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { describeWithPrograms } from "../support/describeWithPrograms";
import { scriptOf, writeFakeBuild } from "../support/fakeBuild";
import {
  serverPackages,
  serverPrograms,
  startPublishServer,
  type PublishServer,
} from "../support/publishServer";
import { rawRequest } from "../support/rawRequest";
import { visitSteadily, type SteadyVisitor } from "../support/steadyVisitor";

const asItWas = "The site is as it was.";

const describeWithServer = describeWithPrograms(serverPrograms, serverPackages);

describeWithServer("publishing on one's own server", () => {
  let server: PublishServer;
  let built = 0;

  const get = (address: string) =>
    rawRequest(server.origin, address, {
      headers: { Host: server.host },
      ca: server.certificate,
    });
  const pageOf = async (address: string) =>
    (await get(address)).body.toString();

  /** Writes the next build and returns its name. */
  const build = async () => {
    built += 1;
    const name = `n${built}`;
    await writeFakeBuild(server.project, server.site, name);
    return name;
  };
  const publish = (...options: string[]) =>
    server.publish([...options, server.address]);
  const inFolder = (...names: string[]) =>
    path.join(server.folder, "srv", ...names);

  /** Publishes the next build and returns its name. */
  const publishNext = async () => {
    const name = await build();
    const { code, output } = await publish();
    expect([code, output]).toEqual([0, expect.stringContaining("Published")]);
    return name;
  };

  /** Expects that a command failed with one line which says so, and changed nothing. */
  const expectRefusal = async (
    run: Promise<{ code: number | null; output: string }>,
    reason: string,
  ) => {
    const live = server.live();
    const before = await pageOf("/");
    const { code, output } = await run;
    const last = output.trimEnd().split("\n").at(-1);
    expect([code, last]).toEqual([1, expect.stringContaining(reason)]);
    expect(last).toContain(asItWas);
    expect(output.match(/Not published/g)).toHaveLength(1);
    expect(await pageOf("/")).toBe(before);
    expect(server.live()).toBe(live);
  };

  beforeAll(async () => {
    server = await startPublishServer();
    await build();
    const unready = await publish();
    expect(unready.output).toContain("--set-up");
    expect(unready.code).toBe(1);
    const { code, output } = await publish("--set-up");
    expect([code, output]).toEqual([0, expect.stringContaining("Published")]);
    // npm itself has been tried now, and takes half of the time.
    server.replace(
      "local",
      "npm",
      `case "$*" in
  *content:check) test ! -e faulty-content ;;
  *launch:check) test ! -e sample-content ;;
  *build) test ! -e faulty-build ;;
esac`,
    );
  }, 60_000);

  afterAll(async () => {
    await server.close();
  });

  jest.setTimeout(120_000);

  describe("under the eyes of a visitor", () => {
    let visitor: SteadyVisitor;

    beforeAll(() => {
      visitor = visitSteadily(
        { origin: server.origin, host: server.host, ca: server.certificate },
        200,
      );
    });

    afterAll(() => visitor.stop());

    test("set-up can be done again, and publishes", async () => {
      const name = await build();
      expect((await publish("--set-up")).code).toBe(0);
      expect(await pageOf("/about")).toContain(`Build ${name}.`);
      expect(await pageOf("/release.txt")).toBe(`${server.live()}\n`);
    });

    test("a new build replaces the old one, whose open pages still get their scripts", async () => {
      const old = await publishNext();
      const unchanged = statSync(inFolder("current/public/static/0/same.webp"));
      const next = await publishNext();
      expect(await pageOf("/")).toContain(`Build ${next}.`);
      for (const name of [old, next]) {
        const { status, headers } = await get(scriptOf(name));
        expect([name, status]).toEqual([name, 200]);
        expect(headers["x-content-type-options"]).toBe("nosniff");
      }
      expect((await get("/app-00000000000000000000.js")).status).toBe(404);
      const { ino } = statSync(inFolder("current/public/static/0/same.webp"));
      expect(ino).toBe(unchanged.ino);
    });

    test("--back returns to the release before within ten seconds, and what was left is no way back", async () => {
      const first = await publishNext();
      const second = await publishNext();
      const start = performance.now();
      const { code, output } = await publish("--back");
      expect([code, output]).toEqual([0, expect.stringContaining("Back in")]);
      expect(performance.now() - start).toBeLessThan(10_000);
      expect(await pageOf("/")).toContain(`Build ${first}.`);
      expect((await get(scriptOf(second))).status).toBe(200);

      await publishNext();
      await publish("--back");
      expect(await pageOf("/")).toContain(`Build ${first}.`);
    });

    test("of two at once the second is refused, and the first goes on", async () => {
      const name = await build();
      const arrived = path.join(server.folder, "arrived");
      const go = path.join(server.folder, "go");
      const restore = server.precede(
        "server",
        "rsync",
        `touch ${arrived}; while [ ! -e ${go} ]; do sleep 0.05; done`,
      );
      const first = publish();
      while (!existsSync(arrived))
        await new Promise((resolve) => setTimeout(resolve, 20));
      await expectRefusal(publish(), "another publish is under way");
      writeFileSync(go, "");
      expect((await first).code).toBe(0);
      restore();
      expect(await pageOf("/")).toContain(`Build ${name}.`);
    });

    describe("killed before any step", () => {
      /**
       * Publishes again and again, killed before the first of these commands that it runs, before the second and so on,
       * until one publish runs to its end. Resolves to how often it was killed.
       */
      const killEverywhere = async (
        where: "server" | "local",
        commands: readonly string[],
      ) => {
        const counter = path.join(server.folder, "steps");
        for (let turn = 1; ; turn += 1) {
          const name = await build();
          writeFileSync(counter, "");
          const restore = commands.map((command) =>
            server.precede(
              where,
              command,
              `echo >>${counter}; [ "$(wc -l <${counter})" -ne ${turn} ] || kill -9 0`,
            ),
          );
          const { code } = await publish();
          restore.forEach((undo) => undo());
          const page = await pageOf("/");
          if (readFileSync(counter, "utf8").length < turn) {
            expect([code, page]).toEqual([
              0,
              expect.stringContaining(`Build ${name}.`),
            ]);
            return turn - 1;
          }
          expect(page).toMatch(/Build n\d+\./);
          expect(existsSync(inFolder("current/public/index.html"))).toBe(true);
        }
      };

      test.each([
        ["server", ["mv", "ln", "cp", "touch", "find", "rsync", "nginx"], 10],
        ["local", ["npm", "ssh", "rsync", "sed"], 5],
      ] as const)(
        "on the %s side, the site is whole and the next publish succeeds",
        async (where, commands, atLeast) => {
          expect(await killEverywhere(where, commands)).toBeGreaterThan(
            atLeast,
          );
        },
      );
    });

    test("an upload that is cut in the middle changes nothing", async () => {
      await build();
      const large = path.join(server.project, "public/large.webp");
      writeFileSync(large, randomBytes(200_000));
      const restore = server.replace(
        "server",
        "rsync",
        '(dd bs=1 count=50000 2>/dev/null; kill -9 0) | /usr/bin/rsync "$@"',
      );
      await expectRefusal(publish(), "the upload was cut");
      restore();
    });

    test("who asked for 200 pages a second all the time, each was answered and whole", async () => {
      const perSecond = await visitor.stop();
      expect(visitor.failures.slice(0, 3)).toEqual([]);
      expect(perSecond).toBeGreaterThan(190);
    });
  });

  test("a release that does not answer as it should is taken back", async () => {
    await build();
    rmSync(path.join(server.project, "public/about"), { recursive: true });
    await expectRefusal(publish(), "/about: status 404");
  });

  test("a release whose headers are not sent is taken back", async () => {
    await build();
    const rules = path.join(server.project, "deploy/generated/headers.conf");
    writeFileSync(rules, "");
    await expectRefusal(publish(), "Content-Security-Policy");
  });

  test("a release whose rules nginx does not understand never becomes the live one", async () => {
    await build();
    const rules = path.join(server.project, "deploy/generated/headers.conf");
    appendFileSync(rules, "add_heeder X-Other yes;\n");
    await expectRefusal(publish(), 'unknown directive "add_heeder"');
  });

  test.each([
    [
      "an SSH server that is not there",
      { ssh_config: "Port 1" },
      "Connection refused",
    ],
    [
      "a wrong key",
      { ssh_config: "IdentityFile %/other_key" },
      "Permission denied",
    ],
    [
      "an unknown server",
      { ssh_config: "UserKnownHostsFile /dev/null" },
      "Host key verification failed",
    ],
  ])("%s", async (_what, { ssh_config }, reason) => {
    const file = path.join(server.folder, "ssh_config");
    const usual = readFileSync(file, "utf8");
    const setting = ssh_config.replace("%", server.folder);
    const [keyword = ""] = setting.split(" ");
    writeFileSync(file, usual.replace(new RegExp(`${keyword} .*`), setting));
    await expectRefusal(publish(), reason);
    writeFileSync(file, usual);
  });

  test.each([
    ["a server without nginx", "nginx", "exit 127", "has no nginx"],
    [
      "an nginx that is too old",
      "nginx",
      "echo 'nginx version: nginx/1.18.0 (Ubuntu)' >&2",
      "nginx 1.18.0; 1.22 or later",
    ],
  ])("%s", async (_what, command, script, reason) => {
    const restore = server.replace("server", command, script);
    await expectRefusal(publish(), reason);
    restore();
  });

  test.each([
    ["faulty-content", "the content has faults"],
    ["sample-content", "the launch list has open points"],
    ["faulty-build", "the build failed"],
  ])("%s", async (file, reason) => {
    writeFileSync(path.join(server.project, file), "");
    await expectRefusal(publish(), reason);
    rmSync(path.join(server.project, file));
  });

  test("--anyway publishes with open points of the launch list", async () => {
    const name = await build();
    writeFileSync(path.join(server.project, "sample-content"), "");
    expect((await publish("--anyway")).code).toBe(0);
    rmSync(path.join(server.project, "sample-content"));
    expect(await pageOf("/")).toContain(`Build ${name}.`);
  });

  test("a build without the site's address is not published", async () => {
    await writeFakeBuild(server.project, "https://www.example.com", "nowhere");
    await expectRefusal(publish(), "GATSBY_SITE_URL");
  });

  test("no server, an unknown option, a strange folder", async () => {
    await expectRefusal(server.publish([]), "name the server");
    await expectRefusal(publish("--faster"), "--faster");
    await expectRefusal(server.publish(["me@localhost:/srv/$(id)"]), "folder");
  });

  const mayMount = process.getuid?.() === 0 ? test : test.skip;
  mayMount("a full disk", async () => {
    await build();
    const small = path.join(server.folder, "small");
    mkdirSync(small);
    const mounted = spawnSync("mount", [
      "-t",
      "tmpfs",
      "-o",
      "size=40k",
      "tmpfs",
      small,
    ]);
    expect(String(mounted.stderr)).toBe("");
    try {
      mkdirSync(path.join(small, "releases"));
      const address = server.address.replace(inFolder(), small);
      await expectRefusal(server.publish([address]), "No space left");
    } finally {
      spawnSync("umount", ["--lazy", small]);
    }
  });

  test("CI gives the key, the server's own and its name as variables", async () => {
    const name = await build();
    const file = path.join(server.folder, "ssh_config");
    const usual = readFileSync(file, "utf8");
    writeFileSync(file, usual.replace(/^ {2}(User|Identity).*\n/gm, ""));
    const read = (secret: string) =>
      readFileSync(path.join(server.folder, secret), "utf8");
    const { code } = await server.publish([], {
      PUBLISH_SERVER: server.address,
      PUBLISH_KEY: read("user_key"),
      PUBLISH_KNOWN_HOSTS: read("known_hosts"),
    });
    writeFileSync(file, usual);
    expect(code).toBe(0);
    expect(await pageOf("/")).toContain(`Build ${name}.`);
  });

  test("what was last live more than 30 days ago goes, with the files that only it had", async () => {
    const old = await publishNext();
    const release = server.live() ?? "";
    const recent = await publishNext();
    await publishNext();
    const longAgo = Date.now() / 1000 - 32 * 24 * 3600;
    utimesSync(inFolder("releases", release), longAgo, longAgo);
    const next = await publishNext();
    expect(readdirSync(inFolder("releases"))).not.toContain(release);
    expect((await get(scriptOf(old))).status).toBe(404);
    expect((await get(scriptOf(recent))).status).toBe(200);
    expect((await get("/static/0/same.webp")).status).toBe(200);
    expect(await pageOf("/")).toContain(`Build ${next}.`);
    expect(existsSync(inFolder("hashed/static/0/same.webp"))).toBe(true);
  });
});
