import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  hasUnwantedPictures,
  quickEffort,
  removeQuickPictures,
  watchQuickPictures,
} from "../../tools/quickPictures";

const repository = process.cwd();
const picture = (name: string) => `public/static/${name}.avif`;

/** A build that encodes one more picture. */
function encode(name: string, effort: string | undefined): void {
  if (effort === undefined) delete process.env.AVIF_EFFORT;
  else process.env.AVIF_EFFORT = effort;
  const list = watchQuickPictures();
  writeFileSync(picture(name), "");
  list();
}

beforeEach(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), "site-")));
  mkdirSync("public/static", { recursive: true });
});

afterEach(() => process.chdir(repository));

test("a build for visitors replaces the pictures that were made for tests, and no others", () => {
  encode("good", undefined);
  encode("quick", quickEffort);
  encode("another", quickEffort);
  expect(hasUnwantedPictures()).toBe(false);

  delete process.env.AVIF_EFFORT;
  expect(hasUnwantedPictures()).toBe(true);
  removeQuickPictures();
  expect(hasUnwantedPictures()).toBe(false);
  expect(["good", "quick", "another"].map(picture).map(existsSync)).toEqual([
    true,
    false,
    false,
  ]);
});

test("tests use the pictures of a build for visitors", () => {
  encode("good", undefined);
  process.env.AVIF_EFFORT = quickEffort;
  expect(hasUnwantedPictures()).toBe(false);
});
