import { readFileSync } from "node:fs";

test("the lock file names no server, so that npm uses the configured registry", () => {
  const lock = readFileSync("package-lock.json", "utf8");
  const [line] = /^.*"resolved".*$/m.exec(lock) ?? [];
  expect(line).toBeUndefined();
});
