import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describeWithPrograms } from "../support/describeWithPrograms";
import { writeFakeBuild } from "../support/fakeBuild";
import {
  serverPackages,
  serverPrograms,
  startPublishServer,
  type PublishServer,
} from "../support/publishServer";

const describeWithServer = describeWithPrograms(
  ["git", ...serverPrograms],
  serverPackages,
);

describeWithServer("the nightly publish", () => {
  let server: PublishServer;
  let origin: string;

  const git = (folder: string, ...args: string[]) => {
    const names = [
      "-c",
      "user.name=Firm",
      "-c",
      "user.email=firm@firm.example",
    ];
    const { status, stderr } = spawnSync("git", [
      "-C",
      folder,
      ...names,
      ...args,
    ]);
    expect([status, status === 0 ? "" : String(stderr)]).toEqual([0, ""]);
  };
  const commit = (file: string, text: string) => {
    writeFileSync(path.join(origin, file), text);
    git(origin, "add", "-A");
    git(origin, "commit", "-m", `Change ${file}`);
  };
  const nightly = () =>
    server.run("deploy/nightly", [server.address], {
      REPORT_TO: "owner@firm.example",
    });
  /** What the stand-in for the command mail was given. */
  const mail = () => readFileSync(path.join(server.folder, "mail"), "utf8");

  beforeAll(async () => {
    server = await startPublishServer();
    copyFileSync("deploy/nightly", path.join(server.project, "deploy/nightly"));
    server.replace(
      "local",
      "mail",
      `{ echo "$@"; cat; } >${server.folder}/mail`,
    );
    server.replace(
      "local",
      "npm",
      `case "$*" in
  ci*) mkdir -p node_modules && echo installed >>installed ;;
  *content:check) ! grep -q faulty content.json || { echo "content.json:1 is faulty"; exit 1; } ;;
  *publish*) while [ "$1" != -- ]; do shift; done; shift; exec bash deploy/publish "$@" ;;
esac`,
    );
    await writeFakeBuild(server.project, server.site, "first");
    expect((await server.publish(["--set-up", server.address])).code).toBe(0);

    origin = path.join(server.folder, "origin");
    writeFileSync(
      path.join(server.project, ".gitignore"),
      "public\ndeploy/generated\nnode_modules\ninstalled\n",
    );
    writeFileSync(path.join(server.project, "content.json"), "{}");
    writeFileSync(path.join(server.project, "package-lock.json"), "{}");
    git(server.project, "init", "--initial-branch=main");
    git(server.project, "add", "-A");
    git(server.project, "commit", "-m", "Begin");
    git(server.folder, "clone", server.project, origin);
    git(server.project, "remote", "add", "origin", origin);
    git(server.project, "fetch", "origin");
    git(server.project, "branch", "--set-upstream-to=origin/main");
  }, 60_000);

  afterAll(() => server.close());

  jest.setTimeout(60_000);

  test("takes the newest content and publishes it, and says so in one report", async () => {
    const before = server.live();
    commit("content.json", '{ "new": true }');
    const { code, output } = await nightly();
    expect([code, output]).toEqual([
      0,
      expect.stringContaining("Website: published"),
    ]);
    expect(output).toMatch(
      /Content +done[^]*Packages +done[^]*Check +done[^]*Publish +done/,
    );
    expect(mail()).toContain("Website: published owner@firm.example");
    expect(mail()).toContain(`Published on ${server.site}`);
    expect(server.live()).not.toBe(before);
    expect(
      readFileSync(path.join(server.project, "content.json"), "utf8"),
    ).toContain("new");
  });

  test("installs packages only when they have changed", async () => {
    const installed = path.join(server.project, "installed");
    rmSync(installed, { force: true });
    expect((await nightly()).output).not.toContain("Packages");
    commit("package-lock.json", '{ "newer": true }');
    expect((await nightly()).output).toContain("Packages");
  });

  test("leaves the site as it was when the content is faulty, and the report tells the fault", async () => {
    const before = server.live();
    commit("content.json", "faulty");
    const { code } = await nightly();
    expect(code).toBe(1);
    expect(mail()).toContain("Website: not published");
    expect(mail()).toContain("content.json:1 is faulty");
    expect(mail()).toContain("The site is as it was.");
    expect(server.live()).toBe(before);
  });

  test("leaves the site as it was when the content cannot be fetched", async () => {
    const before = server.live();
    rmSync(origin, { recursive: true });
    expect((await nightly()).code).toBe(1);
    expect(mail()).toMatch(/Content +FAILED/);
    expect(server.live()).toBe(before);
  });
});
