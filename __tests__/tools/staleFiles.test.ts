import { filesBelow } from "../../src/gatsby/files/filesBelow";
import { writePublicFiles } from "../../src/gatsby/files/writePublicFiles";
import { removeOldCode, removeOldQueryResults } from "../../tools/staleFiles";
import { workInTemporaryFolder } from "../support/temporaryFolder";

workInTemporaryFolder();

test("a build leaves no code and no query results of an earlier one", async () => {
  const old = ["app-1.js", "app-1.js.br", "page-data/sq/d/1.json.gz"];
  await writePublicFiles(
    "public",
    old.map((name) => [name, ""]),
  );
  removeOldCode();
  const page = JSON.stringify({ path: "/about", staticQueryHashes: ["2"] });
  await writePublicFiles("public", [
    ["app-2.js", ""],
    ["page-data/sq/d/2.json", ""],
    ["page-data/about/page-data.json", page],
  ]);
  removeOldQueryResults();
  expect(filesBelow("public")).toEqual([
    "app-2.js",
    "page-data/about/page-data.json",
    "page-data/sq/d/2.json",
  ]);
});
