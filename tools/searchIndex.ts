import { readFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { topicsPath } from "../src/common/routes";
import { field } from "../src/common/field";
import { filesBelow } from "../src/gatsby/files/filesBelow";
import { inParallel } from "../src/gatsby/files/inParallel";
import { writePublicFiles } from "../src/gatsby/files/writePublicFiles";
import { contentFolder } from "../src/gatsby/model/contentFolder";
import { escapeHtml } from "../src/gatsby/html/escapeHtml";
import { itemKinds } from "../src/gatsby/model/itemKinds";

const site = path.resolve("public");
const folder = path.join(site, "pagefind");

/** Parts of a page that the index leaves out. */
const excluded = [".visually-hidden", "[aria-labelledby=related]"];

/** Whether a file belongs to Pagefind's own interface, which the site does not use. */
const isUnused = (file: string): boolean =>
  /-ui\.|highlight|playground/.test(file);

/** End tags after which Pagefind would join two words that look separate. */
const separating =
  /<\/(?:a|address|b|blockquote|button|caption|cite|dd|dt|figcaption|label|legend|li|s|small|span|summary|td|th|time)>(?=<|[\p{L}\p{N}₹$])/gu;

const readJson = (...names: string[]): unknown =>
  JSON.parse(readFileSync(path.join(...names), "utf8"));

/** Address of a built page: "about/index.html" -> "/about". */
const addressOf = (file: string): string =>
  `/${file.replace(/\/?index\.html$/, "")}`;

/** The kind of a page: for items the label of their tab on the hub, otherwise a common label. */
function kindOf(address: string, hub: unknown, labels: unknown): string {
  const kind = itemKinds.find(({ path: pathOf, idPrefix }) =>
    address.startsWith(pathOf(`${idPrefix}-`)),
  );
  const tabs = field(hub, "tabs");
  const tab: unknown =
    Array.isArray(tabs) &&
    tabs.find((each) => field(each, "kind") === kind?.folder);
  return String(field(tab, "label") ?? field(field(labels, "search"), "pages"));
}

/** A page's short name in the navigation; undefined if its heading is its name. */
function nameOf(address: string, labels: unknown): unknown {
  if (address === "/") return field(labels, "home");
  const file = path.join(site, "page-data", address, "page-data.json");
  const context = field(field(readJson(file), "result"), "pageContext");
  const trail = field(context, "trail");
  const last: unknown = Array.isArray(trail) && trail.at(-1);
  return field(last, "to") === address ? field(last, "label") : undefined;
}

/** Attributes for Pagefind: title, kind, and whether the page lists a topic. */
function attributesOf(address: string, kind: string, name: unknown): string {
  const values = {
    kind,
    topic: String(path.posix.dirname(address) === topicsPath),
    ...(typeof name === "string" && { title: name }),
  };
  const attributes = Object.entries(values).map(
    ([key, value]) => `data-${key}="${escapeHtml(value)}"`,
  );
  const meta = Object.keys(values).map((key) => `${key}[data-${key}]`);
  return [
    ...attributes,
    `data-pagefind-meta="${meta.join(", ")}"`,
    'data-pagefind-filter="kind[data-kind], topic[data-topic]"',
  ].join(" ");
}

/** The HTML of every indexed page, with attributes for Pagefind, by file. */
async function readPages(): Promise<ReadonlyMap<string, string>> {
  const hub = readJson(contentFolder, "pages/news-articles.json");
  const labels = readJson(contentFolder, "shared/interface.json");
  const files = (await filesBelow(site)).filter((name) =>
    name.endsWith("index.html"),
  );
  const pages = new Map<string, string>();
  await inParallel(files, 16, async (name) => {
    const html = await readFile(path.join(site, name), "utf8");
    const address = addressOf(name);
    if (!html.includes("data-pagefind-body")) return;
    const attributes = attributesOf(
      address,
      kindOf(address, hub, labels),
      nameOf(address, labels),
    );
    const marked = html
      .replace(separating, "$& ")
      .replace("<main ", `<main ${attributes} `);
    pages.set(name, marked);
  });
  return pages;
}

/** Pagefind logs that a part of its index is missing, and searches without it. */
const ignoredFailure =
  /(console\.error\(`Failed to load the (?:index chunk \$\{url\}|meta index):\n\$\{e\?\.toString\(\)\}`\);)\}/g;

/** Makes Pagefind's library reject instead, so that the site does not say "Nothing found". Throws for another Pagefind. */
function reportFailures(library: string): string {
  if (library.match(ignoredFailure)?.length !== 2)
    throw new Error(
      "Pagefind handles failures differently: see searchIndex.ts.",
    );
  return library.replace(ignoredFailure, "$1throw e;}");
}

/** Indexes the pages and writes the files that the site uses. Throws if a page cannot be indexed. */
async function runPagefind(pages: ReadonlyMap<string, string>): Promise<void> {
  const { createIndex, close } = await import("pagefind");
  try {
    const { index, errors } = await createIndex({
      excludeSelectors: excluded,
    });
    if (!index) throw new Error(`Search index failed: ${errors.join(", ")}`);
    const problems: string[] = [];
    await inParallel([...pages], 16, async ([sourcePath, content]) => {
      const added = await index.addHTMLFile({ sourcePath, content });
      problems.push(...added.errors);
    });
    // Pagefind's own writeFiles resolves before its last file is complete.
    const { errors: fileErrors, files } = await index.getFiles();
    problems.push(...fileErrors);
    if (problems.length > 0)
      throw new Error(`Search index failed: ${problems.join(", ")}`);
    const used = files.filter(({ path: name }) => !isUnused(name));
    await writePublicFiles(
      folder,
      used.map(({ path: name, content }) => [
        name,
        name.endsWith(".js")
          ? reportFailures(Buffer.from(content).toString())
          : content,
      ]),
    );
  } finally {
    await close();
  }
}

/** Writes the search index to public/pagefind (docs/product.md#search). Throws if a page cannot be indexed. */
export async function writeSearchIndex(): Promise<void> {
  const pages = await readPages();
  await rm(folder, { recursive: true, force: true });
  await runPagefind(pages);
}
