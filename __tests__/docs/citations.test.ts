import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const skipped =
  /(^|\/)(node_modules|public|coverage|test-results|\.[^/]+)(\/|$)/;

/** Every file of a folder of the repository, as a path from its root. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !skipped.test(file));
}

const code = ["src", "tools", "__tests__"].flatMap(filesOf);
const entryFiles = readdirSync(".").filter((file) =>
  /\.(tsx?|mjs|md)$/.test(file),
);
const documents = [
  ...entryFiles.filter((file) => file.endsWith(".md")),
  ...["docs", "content", "deploy", "src"]
    .flatMap(filesOf)
    .filter((file) => file.endsWith(".md")),
];

/** The anchors that Git services give to a document's headings. */
function anchorsOf(document: string): string[] {
  return Array.from(
    readFileSync(document, "utf8").matchAll(/^#+ (.+)$/gm),
    ([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, "")
        .replaceAll(" ", "-"),
  );
}

/** The fault of a link to a file or a heading; undefined for a valid link. */
function faultOf(file: string, anchor: string | undefined): string | undefined {
  if (!existsSync(file)) return `${file} does not exist`;
  if (anchor && !anchorsOf(file).includes(anchor))
    return `${file} has no heading #${anchor}`;
  return undefined;
}

/** The faults of a file's links. */
function faults(
  file: string,
  pattern: RegExp,
  target = (link: string) => link,
): string[] {
  return Array.from(readFileSync(file, "utf8").matchAll(pattern)).flatMap(
    ([, link = "", anchor]) => {
      const fault = faultOf(target(link), anchor);
      return fault ? [`${file}: ${fault}`] : [];
    },
  );
}

test("Code cites existing sections of documents", () => {
  const citation = /(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g;
  expect(
    [...code, ...entryFiles].flatMap((file) => faults(file, citation)),
  ).toEqual([]);
});

test("Documents link to existing files and headings", () => {
  const link = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([\w-]+))?\)/g;
  expect(
    documents.flatMap((file) =>
      faults(file, link, (target) =>
        target ? path.join(path.dirname(file), target) : file,
      ),
    ),
  ).toEqual([]);
});

test("Documents name existing files", () => {
  const name = /`((?:src|tools|deploy(?!\/generated)|__tests__)\/[\w./-]*)`/g;
  expect(documents.flatMap((file) => faults(file, name))).toEqual([]);
});

test("Documents name existing npm scripts", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  const named = documents.flatMap((file) =>
    Array.from(
      readFileSync(file, "utf8").matchAll(/`npm run ([a-z:-]+)/g),
      ([, script = ""]) => script,
    ),
  );
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
});
