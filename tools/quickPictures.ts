import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/**
 * Pictures for tests are encoded at the least effort: fast, and too large for visitors. A list beside them names them,
 * so that a build for visitors replaces them.
 */
const listFile = "public/static/.quick-pictures";

/** What tests set AVIF_EFFORT to. */
export const quickEffort = "0";

const isQuick = () => process.env.AVIF_EFFORT === quickEffort;

const readList = (): string[] =>
  existsSync(listFile)
    ? readFileSync(listFile, "utf8").split("\n").filter(Boolean)
    : [];

const encodedPictures = (): string[] =>
  existsSync("public/static")
    ? readdirSync("public/static", { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".avif"))
        .map((name) => path.join("public/static", name))
    : [];

/** Whether `public` holds pictures that visitors should not get from a build with today's AVIF_EFFORT. */
export const hasUnwantedPictures = (): boolean =>
  !isQuick() && existsSync(listFile);

/** Removes the quick pictures. Gatsby encodes them again if its cache is gone, too. */
export function removeQuickPictures(): void {
  for (const file of readList()) rmSync(file, { force: true });
  rmSync(listFile, { force: true });
}

/** Notes which pictures there are before a build. Returns what lists those that a quick build added. */
export function watchQuickPictures(): () => void {
  const before = new Set(encodedPictures());
  const listed = readList();
  return () => {
    const added = encodedPictures().filter((file) => !before.has(file));
    if (isQuick() && added.length > 0)
      writeFileSync(listFile, `${[...listed, ...added].join("\n")}\n`);
  };
}
