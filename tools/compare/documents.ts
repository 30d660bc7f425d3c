import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow } from "../../src/gatsby/files/filesBelow";

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

/** Writes the text files of a site below a folder, with `files.txt`, a line for each file. Returns where. */
export function writeDocuments(site: string, below: string): string {
  const folder = join(below, "documents");
  rmSync(folder, { recursive: true, force: true });
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const files = filesBelow(site);
  const names = files.map(withoutGeneratedNames).sort();
  write("files.txt", `${names.join("\n")}\n`);
  for (const file of files.filter(isText))
    write(
      withoutGeneratedNames(file),
      normalise(file, readFileSync(join(site, file), "utf8")),
    );
  return folder;
}

/** What Git finds different in two folders with the name "documents", by file. */
export function documentDifferences(folders: readonly string[]) {
  const options = ["--no-index", "--no-color", "--text", "--unified=1"];
  const { stdout } = spawnSync("git", ["diff", ...options, ...folders], {
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  return stdout
    .split(/^(?=diff --git )/m)
    .filter(Boolean)
    .map((lines) => {
      const [, place = ""] = /^diff --git .* b\/(.*)$/m.exec(lines) ?? [];
      const file = place.slice(place.indexOf("documents/") + 10);
      return { file, lines: lines.slice(0, 20_000) };
    });
}
