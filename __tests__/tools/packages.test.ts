import { readFileSync } from "node:fs";

test("the lock file names no server, so that npm uses the configured registry", () => {
  expect(readFileSync("package-lock.json", "utf8")).not.toContain('"resolved"');
});
