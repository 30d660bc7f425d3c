import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../src/gatsby/files/filesBelow";
import { writeFiles } from "../../src/gatsby/files/writeFiles";

/** Generated names, which change without a change for visitors: of classes, ids, chunks and queries. */
const generatedNames: readonly [RegExp, string][] = [
  [/\bcss-[a-z0-9]+/g, "css-*"],
  [/(data-emotion=")[^"]*/g, "$1*"],
  [/_R_[a-z0-9]+_/g, "_R_*_"],
  [/\b\d*-[0-9a-f]{20}(?=\.(js|css)\b)/g, "-*"],
  [/\b[0-9a-f]{40}\b/g, "*"],
  [/(?<=sq\/d\/)\d+/g, "*"],
  [/(?<="staticQueryHashes": \[)[^\]]+/g, '"*"'],
  [/(webpackCompilationHash\W+)[0-9a-f]+/gi, "$1*"],
  [/'sha256-[^']+'/g, "'sha256-*'"],
  [/\b(en\w*(-\w+)?_)[0-9a-f]{6,}/g, "$1*"],
];

const withoutGeneratedNames = (text: string): string =>
  generatedNames.reduce((result, [name, by]) => result.replace(name, by), text);

const indent = (json: string) => JSON.stringify(JSON.parse(json), undefined, 2);

/** Gives every tag, declaration of a style and field of structured data a line. */
const htmlInLines = (html: string): string =>
  html
    .replace(/(?<="application\/ld\+json"[^>]*>)[^<]+/g, indent)
    .replace(/(?<=<style[^>]*>)[^<]+/g, (css) => css.replace(/[{};]/g, "$&\n"))
    .replace(/\],\\"/g, '],\n\\"')
    .replace(/<(?!\/)/g, "\n<");

/** A text file of a build, in lines that differ only if visitors or programs get something else. */
export function normalise(file: string, text: string): string {
  if (file.endsWith(".html")) text = htmlInLines(text);
  if (file.endsWith(".json")) text = indent(text);
  return `${withoutGeneratedNames(text).trim()}\n`;
}

const isText = (file: string) =>
  file !== "webpack.stats.json" &&
  /\.(html|json|xml|ics|txt|svg|webmanifest)$|^_\w+$/.test(file);

/** Writes the text files of a site to a folder, with `files.txt`, a line for each of its files. */
export async function writeDocuments(
  site: string,
  folder: string,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const files = filesBelow(site);
  const names = files.map(withoutGeneratedNames).sort();
  const documents = files.filter(isText).map((file): [string, string] => {
    const text = readFileSync(join(site, file), "utf8");
    return [withoutGeneratedNames(file), normalise(file, text)];
  });
  await writeFiles(folder, [
    ["files.txt", `${names.join("\n")}\n`],
    // Two results of queries may have one name.
    ...new Map(documents),
  ]);
}

/** What Git finds different in the folders `before` and `after` of a folder, by file. */
export function documentDifferences(folder: string) {
  const options = ["--no-index", "--no-color", "--text", "--unified=1"];
  const { stdout } = spawnSync(
    "git",
    ["-c", "core.quotePath=false", "diff", ...options, "before", "after"],
    { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 30 },
  );
  return stdout
    .split(/^(?=diff --git )/m)
    .filter(Boolean)
    .map((lines) => ({
      file: /^diff --git .* b\/\w+\/(.*)$/m.exec(lines)?.[1] ?? "",
      lines: lines.slice(0, 20_000),
    }));
}
