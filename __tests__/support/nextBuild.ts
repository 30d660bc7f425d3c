import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeServerRules } from "../../src/gatsby/delivery/writeServerRules";

const site = "public";
const texts = /\.(html|js|json)$|^_redirects$/;
/** Nothing in here names another file of the build. */
const untouched = ["static", "fonts", "social", "pagefind"];
const hash = /[0-9a-f]{20}/g;

const renamed = (text: string) =>
  text.replace(hash, (old) => [...old].reverse().join(""));

/**
 * Makes the site as the next build would: every script under another name, nothing of the old names left.
 *
 * @returns The folder with the build.
 */
export async function makeNextBuild(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "next-build-"));
  const next = path.join(folder, "public");
  mkdirSync(next);
  for (const entry of readdirSync(site, { withFileTypes: true })) {
    const from = path.resolve(site, entry.name);
    const to = path.join(next, renamed(entry.name));
    if (untouched.includes(entry.name)) symlinkSync(from, to);
    else if (entry.isDirectory()) {
      cpSync(from, to, {
        recursive: true,
        filter: (file) => !/\.(gz|br)$/.test(file),
      });
    } else if (texts.test(entry.name)) cpSync(from, to);
  }
  for (const entry of readdirSync(next, {
    recursive: true,
    withFileTypes: true,
  })) {
    if (!entry.isFile() || !texts.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeFileSync(file, renamed(readFileSync(file, "utf8")));
  }
  await writeServerRules({
    site: next,
    nginx: path.join(folder, "generated"),
    mailOrigin: process.env.GATSBY_EMAILJS_ORIGIN,
  });
  return next;
}
