import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { holdFolder } from "../../tools/folderLock";
import { workInTemporaryFolder } from "../support/temporaryFolder";

workInTemporaryFolder();

test("one command at a time writes a folder's build; one that was killed does not stop the next", () => {
  const release = holdFolder("npm run develop");
  expect(() => holdFolder("a build of the site")).toThrow(
    `"npm run develop" runs in this folder (process ${process.pid})`,
  );
  release();
  holdFolder("npm run develop");
  const file = ".develop/lock.json";
  const { pid } = spawnSync(process.execPath, ["--version"]);
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(String(process.pid), String(pid)));
  holdFolder("a build of the site")();
});
