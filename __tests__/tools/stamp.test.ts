import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { currentStamp } from "../../tools/stamp";

const home = process.cwd();
const site = mkdtempSync(path.join(tmpdir(), "stamp-"));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
}

beforeAll(() => process.chdir(site));
afterAll(() => {
  process.chdir(home);
  rmSync(site, { recursive: true });
});

test.each([
  "content/site.json",
  "src/site/screens/home/HomeScreen.tsx",
  "static/favicon.ico",
  "tools/searchIndex.ts",
  "tools/editor/page/start.ts",
  "gatsby-config.ts",
  "package-lock.json",
])("A build is due after a change of %s", (file) => {
  write(file, "one");
  const stamp = currentStamp();
  expect(currentStamp()).toBe(stamp);
  write(file, "another");
  expect(currentStamp()).not.toBe(stamp);
});

test.each(["src/gatsby-types.d.ts", "README.md"])(
  "No build is due after a change of %s",
  (file) => {
    write(file, "one");
    const stamp = currentStamp();
    write(file, "another");
    expect(currentStamp()).toBe(stamp);
  },
);
