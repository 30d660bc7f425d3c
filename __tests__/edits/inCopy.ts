import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Copies the working tree with the encoded pictures, and links the installed packages. */
function copyRepository(to: string): void {
  const options = ["--cached", "--others", "--exclude-standard", "-z"];
  const files = execFileSync("git", ["ls-files", ...options], {
    encoding: "utf8",
  });
  for (const file of files.split("\0"))
    if (file && existsSync(file)) cpSync(file, path.join(to, file));
  if (existsSync("public/static"))
    cpSync("public/static", path.join(to, "public/static"), {
      recursive: true,
    });
  // Windows lets everybody make junctions, not links.
  symlinkSync(
    path.resolve("node_modules"),
    path.join(to, "node_modules"),
    "junction",
  );
  // Tests in the copy may copy it again.
  execFileSync("git", ["init", "--quiet"], { cwd: to });
}

/** Calls a function with a copy of the working tree, which is deleted afterwards. */
export async function inCopy(
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const copy = mkdtempSync(path.join(tmpdir(), "site-"));
  try {
    copyRepository(copy);
    await work(copy);
  } finally {
    rmSync(path.join(copy, "node_modules"), { force: true });
    rmSync(copy, { recursive: true, force: true });
  }
}
