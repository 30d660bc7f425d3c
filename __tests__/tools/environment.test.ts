import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadEnvironmentFile } from "../../tools/environment";
import { freePort, listen } from "../../tools/listen";
import { createServer } from "node:http";
import { temporaryFolder } from "../support/temporaryFolder";

const text =
  "GATSBY_SITE_URL=https://firm.example\r\nSITE_TODAY=2027-01-22\r\n";

test.each([
  ["UTF-8", Buffer.from(text)],
  ["UTF-8 with a byte order mark", Buffer.from(`\uFEFF${text}`)],
  ["UTF-16, as Notepad saves it", Buffer.from(`\uFEFF${text}`, "utf16le")],
  [
    "UTF-16 of big-endian machines",
    Buffer.from(`\uFEFF${text}`, "utf16le").swap16(),
  ],
  ["UTF-16 without a mark", Buffer.from(text, "utf16le")],
  [
    "UTF-16 of big-endian machines without a mark",
    Buffer.from(text, "utf16le").swap16(),
  ],
])(".env in %s is read", (_encoding, bytes) => {
  const file = join(temporaryFolder(), ".env");
  writeFileSync(file, bytes);
  const { SITE_TODAY } = process.env;
  delete process.env.GATSBY_SITE_URL;
  process.env.SITE_TODAY = "2030-01-01";
  loadEnvironmentFile(file);
  expect(process.env.GATSBY_SITE_URL).toBe("https://firm.example");
  // The shell's variables win.
  expect(process.env.SITE_TODAY).toBe("2030-01-01");
  delete process.env.GATSBY_SITE_URL;
  if (SITE_TODAY === undefined) delete process.env.SITE_TODAY;
  else process.env.SITE_TODAY = SITE_TODAY;
});

test("scripts keep their line ends in a clone on Windows", () => {
  const folder = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "core.autocrlf=true", ...args], {
      cwd: folder,
      stdio: "pipe",
    });
  for (const [from, to] of [
    [".gitattributes", ".gitattributes"],
    ["deploy/publish", "publish"],
  ] as const)
    copyFileSync(from, join(folder, to));
  git("init", "--quiet");
  git("add", ".");
  rmSync(join(folder, "publish"));
  git("checkout-index", "--all");
  expect(readFileSync(join(folder, "publish"), "utf8")).not.toContain("\r");
});

test("a second command takes another port than the first", async () => {
  const first = await listen(createServer(), 0);
  const port = Number(new URL(first.origin).port);
  expect(await freePort(port)).not.toBe(port);
  await first.close();
  expect(await freePort(port)).toBe(port);
});
