import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  currentBuildKey,
  failBuild,
  finishBuild,
  isBuilt,
  startBuild,
} from "../../tools/buildKey";
import { selectQuickPictures } from "../../tools/environment";
import { workInTemporaryFolder } from "../support/temporaryFolder";

workInTemporaryFolder();

const picture = "public/static/picture.avif";

/** Simulates a build. Returns whether its picture was kept from an earlier one. */
function build({ isQuick = false, fails = false } = {}) {
  delete process.env.AVIF_EFFORT;
  if (isQuick) selectQuickPictures();
  const key = currentBuildKey();
  startBuild(key);
  expect(isBuilt(key)).toBe(false);
  const isEncoded = existsSync(picture);
  for (const file of ["page-data/sq/d/1.json", "index.html"])
    write(`public/${file}`);
  write(picture);
  (fails ? failBuild : finishBuild)(key);
  return isEncoded;
}

function write(file: string, content = ""): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeEach(() => {
  for (const file of [
    ...["package.json", "package-lock.json", "content/a.md", "static/a.svg"],
    ...["build", "searchIndex"].map((name) => `tools/${name}.ts`),
    ...["src/site/A.tsx", "src/gatsby-types.d.ts"],
  ])
    write(file);
});

test("a build for visitors keeps only pictures of builds for visitors", () => {
  build({ isQuick: true });
  expect(build()).toBe(false);
  expect(build()).toBe(true);
  expect(build({ isQuick: true })).toBe(true);
  expect(build()).toBe(false);
});

test("a change of packages discards the pictures", () => {
  build();
  write("package-lock.json", '{ "name": "other" }');
  expect(build()).toBe(false);
});

test.each<[string, () => void, isUpToDate: boolean, keepsData: boolean]>([
  ["nothing", () => undefined, true, true],
  ["a changed text", () => write("content/a.json", "{}"), false, true],
  ["a changed component", () => write("src/site/A.tsx", "1"), false, true],
  ["a changed resolver", () => write("src/gatsby/a.ts", "1"), false, false],
  ["a failed build", () => build({ fails: true }), false, false],
])(
  "after %s a build keeps what is still right, and the pictures in any case",
  (_name, happen, isUpToDate, keepsData) => {
    const data = ".cache/redux/state";
    build();
    write(data);
    write("public/app-1.js");
    happen();
    expect(isBuilt(currentBuildKey())).toBe(isUpToDate);
    expect(build()).toBe(true);
    expect(existsSync(data)).toBe(keepsData);
    // Gatsby writes all scripts again.
    expect(existsSync("public/app-1.js")).toBe(false);
  },
);
