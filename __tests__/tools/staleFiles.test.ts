import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/gatsby/files/filesBelow";
import { removeOldCode, removeOldQueryResults } from "../../tools/staleFiles";
import { temporaryFolder } from "../support/temporaryFolder";

const repository = process.cwd();

afterEach(() => process.chdir(repository));

test("a build leaves no code and no query results of an earlier one", () => {
  process.chdir(temporaryFolder());
  mkdirSync("public/page-data/sq/d", { recursive: true });
  mkdirSync("public/page-data/about");
  for (const name of ["app-1.js", "app-1.js.br", "page-data/sq/d/1.json.gz"])
    writeFileSync(path.join("public", name), "");
  removeOldCode();
  writeFileSync("public/app-2.js", "");
  writeFileSync("public/page-data/sq/d/2.json", "");
  writeFileSync(
    "public/page-data/about/page-data.json",
    JSON.stringify({ staticQueryHashes: ["2"] }),
  );
  removeOldQueryResults();
  expect(filesBelow("public")).toEqual([
    "app-2.js",
    "page-data/about/page-data.json",
    "page-data/sq/d/2.json",
  ]);
});
