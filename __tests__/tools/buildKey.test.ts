import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { discardStaleCache, removeCacheKey } from "../../tools/buildKey";
import { selectQuickPictures } from "../../tools/environment";
import { temporaryFolder } from "../support/temporaryFolder";

const repository = process.cwd();
const picture = "public/static/picture.avif";

/** Simulates a build. Returns whether its picture was kept from an earlier one. */
function build({ isQuick }: { isQuick: boolean }): boolean {
  delete process.env.AVIF_EFFORT;
  if (isQuick) selectQuickPictures();
  discardStaleCache();
  const isEncoded = existsSync(picture);
  mkdirSync("public/page-data/sq/d", { recursive: true });
  mkdirSync("public/static", { recursive: true });
  writeFileSync(picture, "");
  return isEncoded;
}

beforeEach(() => {
  process.chdir(temporaryFolder());
  writeFileSync("package-lock.json", "{}");
  mkdirSync("src/gatsby", { recursive: true });
});

afterEach(() => process.chdir(repository));

test("a build for visitors keeps only pictures of builds for visitors", () => {
  build({ isQuick: true });
  expect(build({ isQuick: false })).toBe(false);
  expect(build({ isQuick: false })).toBe(true);
  expect(build({ isQuick: true })).toBe(true);
  expect(build({ isQuick: false })).toBe(false);
});

test("a change of packages discards the pictures", () => {
  build({ isQuick: false });
  writeFileSync("package-lock.json", '{ "name": "other" }');
  expect(build({ isQuick: false })).toBe(false);
});

const changeResolver = () => writeFileSync("src/gatsby/resolver.ts", "");

for (const [event, happen] of [
  ["a failed build", removeCacheKey],
  ["a change of a resolver", changeResolver],
] as const)
  test(`after ${event} nothing of Gatsby's data is left, but the pictures`, () => {
    const data = ".cache/redux/state";
    build({ isQuick: false });
    mkdirSync(path.dirname(data), { recursive: true });
    writeFileSync(data, "");
    build({ isQuick: false });
    expect(existsSync(data)).toBe(true);
    happen();
    expect(build({ isQuick: false })).toBe(true);
    expect(existsSync(data)).toBe(false);
  });
