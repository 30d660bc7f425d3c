import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow } from "../../src/gatsby/files/filesBelow";
import { weighPages, type PageWeight } from "../budgets/pageWeight";

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

/** Files whose names change with their content, or whose content follows that of others. */
const isNamedByContent = (file: string) =>
  /^(static|pagefind)\/|\.(js|br|gz)$|\.stats\./.test(file);

const totalOf = (pages: ReadonlyMap<string, PageWeight>): PageWeight =>
  [...pages.values()].reduce((total, page) => ({
    firstLoadJavaScript: total.firstLoadJavaScript + page.firstLoadJavaScript,
    html: total.html + page.html,
    pageData: total.pageData + page.pageData,
    cssAndFonts: total.cssAndFonts + page.cssAndFonts,
  }));

/**
 * Writes the text files of a site to another folder, with `files.txt`, a line for each file, and `first-loads.txt`,
 * the bytes of all pages together.
 */
export function writeDocuments(site: string, folder: string): void {
  const list: string[] = [];
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  for (const file of filesBelow(site)) {
    const content = readFileSync(join(site, file));
    const name = withoutGeneratedNames(file);
    if (isText(file)) write(name, normalise(file, content.toString()));
    const digest = createHash("sha256").update(content).digest("hex");
    const isKnown = isText(file) || isNamedByContent(file);
    list.push(isKnown ? name : `${name} ${digest.slice(0, 12)}`);
  }
  write("files.txt", `${list.sort().join("\n")}\n`);
  write("first-loads.txt", `${JSON.stringify(totalOf(weighPages(site)))}\n`);
}
