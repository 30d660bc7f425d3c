import { spawnSync } from "node:child_process";
import { ensureProgram } from "../../tools/systemPackages";
import { describeWithPrograms } from "../support/describeWithPrograms";

const packages = {
  "apt-get": ["shellcheck"],
  dnf: ["ShellCheck"],
  apk: ["shellcheck"],
  brew: ["shellcheck"],
};

describeWithPrograms(["shellcheck"], packages)("the shell scripts", () => {
  test("hold nothing that ShellCheck warns of", async () => {
    const shellcheck = await ensureProgram("shellcheck", packages);
    const scripts = ["deploy/publish", "deploy/on-server", "deploy/nightly"];
    expect(String(spawnSync(shellcheck, scripts).stdout)).toBe("");
  }, 60_000);
});
