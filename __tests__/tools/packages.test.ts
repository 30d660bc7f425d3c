import { readFileSync } from "node:fs";

const read = (file: string) => readFileSync(file, "utf8");

test("the lock file names no server, so that npm uses the configured registry", () => {
  const [line] = /^.*"resolved".*$/m.exec(read("package-lock.json")) ?? [];
  expect(line).toBeUndefined();
});

test("npm writes the lock file without servers on every machine", () => {
  expect(read(".npmrc")).toContain("omit-lockfile-registry-resolved=true\n");
});
