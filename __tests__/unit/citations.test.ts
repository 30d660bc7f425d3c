import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { sample } from "../../content/site.json";
import { scripts } from "../../package.json";

const folders = ["src", "tools", "__tests__", "docs", "content", "deploy"];
const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
      join(folder, name),
    ),
  )
  .concat(readdirSync("."))
  .filter((file) => /(?<!generated.*)\.(tsx?|mjs|graphql|md)$/.test(file));
const names = new Set(files.map((file) => basename(file)));
const documents = files.filter((file) => file.endsWith(".md"));
const matches = (file: string, pattern: RegExp) =>
  Array.from(readFileSync(file, "utf8").matchAll(pattern));
const toAnchor = (heading = "") =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replace(/ /g, "-");
const isThere = (to: string, anchor?: string) =>
  existsSync(to) &&
  (!anchor ||
    matches(to, /^#+ (.+)/gm).some((it) => toAnchor(it[1]) === anchor));
/** Documents name pages of the sample as examples; a firm may have removed one. */
const isNamed = (file: string, _anchor: string | undefined, from: string) => {
  const [, page = ""] =
    /^\w+\/(?:site\/screens|pages)\/([\w-]+)[/.]/.exec(file) ?? [];
  return (
    isThere(file) ||
    isThere(join(dirname(from), file)) ||
    !isThere(`src/site/screens/${page}`)
  );
};
const isLinked = (to: string, anchor: string | undefined, from: string) =>
  isThere(to ? join(dirname(from), to) : from, anchor);
const citation = /(?<!\]\([./\w]*)(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g;
const link = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([\w-]+))?\)/g;
const name =
  /`((?:src|tools|deploy(?!\/generated)|__tests__(?!\/specification))\/[\w./-]*)`/g;

test.each([
  ["sections that are cited", files, citation, isThere],
  ["files and headings of links", documents, link, isLinked],
  ["files that are named", documents, name, isNamed],
  [
    "files that are named without their folder",
    // Recipes name files that their reader makes.
    documents.filter((file) => file !== "CONTRIBUTING.md"),
    /`([\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|graphql))`/g,
    // A firm may have removed the page of a file. A clean clone lacks the generated types.
    (it: string) => names.has(it) || !sample || it === "gatsby-types.d.ts",
  ],
  [
    "scripts",
    documents,
    /`npm run ([a-z0-9:-]+)/g,
    (it: string) => it in scripts,
  ],
])("documents: there are the %s", (_what, where, pattern, isValid) => {
  const broken = where.flatMap((file) =>
    matches(file, pattern)
      .filter(([, to = "", anchor]) => !isValid(to, anchor, file))
      .map(([reference]) => `${file}: ${reference}`),
  );
  expect(broken).toEqual([]);
});

test("documents: no line has more than 120 characters", () => {
  const long = documents.flatMap((file) =>
    matches(file, /^.{121,}$/gm).map(([line]) => `${file}: ${line}`),
  );
  expect(long).toEqual([]);
});
