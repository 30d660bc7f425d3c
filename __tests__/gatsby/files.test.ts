import { readdirSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/gatsby/files/filesBelow";
import { writePublicFiles } from "../../src/gatsby/files/writePublicFiles";
import { temporaryFolder } from "../support/temporaryFolder";

let parent = "";
let folder = "";
beforeEach(() => {
  parent = temporaryFolder();
  folder = path.join(parent, "public");
});

test.each([
  "../outside/index.html",
  "/outside",
  "old/../../outside",
  "old\\..\\..\\outside",
  "feed.xml",
  "FEED.xml",
  "feed.xml/index.html",
  "about/index.html",
  "About/Index.html",
  "about/index.html/index.html",
  "about",
])(
  "“%s” is not written: it is outside, or replaces another file",
  async (name) => {
    const files = ["feed.xml", name].map((file) => [file, "text"] as const);
    await expect(
      writePublicFiles(folder, files, ["about/index.html"]),
    ).rejects.toThrow(/^The build (may not write outside|would replace)/);
    expect(readdirSync(parent)).toEqual([]);
  },
);

test("files of an earlier build that are gone are removed, and those of others stay", async () => {
  const before = ["feed.xml", "old/index.html", "privacy/index.html"];
  await writePublicFiles(
    folder,
    before.map((name) => [name, "text"]),
  );
  const now = [["feed.xml", "new"]] as const;
  await writePublicFiles(folder, now, ["privacy/index.html"], before);
  expect(filesBelow(folder)).toEqual(["feed.xml", "privacy/index.html"]);
});
