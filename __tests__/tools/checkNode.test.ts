import { spawnSync } from "node:child_process";

/** What the check says on a version of Node. */
function checkOn(version: string) {
  const code = `Object.defineProperty(process, "version", { value: "v${version}" });require("./tools/checkNode.cjs")`;
  const { status, stderr } = spawnSync(process.execPath, ["-e", code]);
  return { status, message: stderr.toString() };
}

test.each(["20.20.2", "22.22.0", "24.0.0", "26.12.1"])(
  "the site is built with Node %s",
  (version) => expect(checkOn(version)).toEqual({ status: 0, message: "" }),
);

test.each(["18.20.8", "20.19.0", "22.1.0", "25.9.0", "27.0.0"])(
  "with Node %s, the commands name the versions that they need",
  (version) => {
    const { status, message } = checkOn(version);
    expect(status).toBe(1);
    expect(message).toContain(`This is Node ${version}. The site needs Node`);
  },
);
