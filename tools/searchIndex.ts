import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readSearchFacts } from "../src/gatsby/discovery/searchFacts";
import { searchablePage, textOf } from "../src/gatsby/discovery/searchablePage";
import { filesBelow } from "../src/gatsby/files/filesBelow";
import { inParallel } from "../src/gatsby/files/inParallel";
import { publicFile } from "../src/gatsby/files/publicFile";
import { contentFolder } from "../src/gatsby/model/contentFolder";
import { topicsPath } from "../src/common/routes";
import { searchWords } from "../src/common/searchWords";

const site = path.resolve("public");
const folder = path.join(site, "pagefind");

/** Says what the index beside it was made from; it is written last. */
const originFile = path.join(folder, "made-from.txt");

/** What stands in a page's content and would only blur what is found. */
const notContent = [".visually-hidden", "[aria-labelledby=related]"];

/** Pagefind's ready-made interfaces, which the site does not use. */
const isUnused = (file: string): boolean =>
  /-ui\.|highlight|playground/.test(file);

/** What the search proposes with: every word of the site, the most frequent first, and the pages of topics. */
class Vocabulary {
  private readonly spellings = new Map<string, number>();
  private readonly topics: { href: string; title: string }[] = [];

  add(address: string, html: string): void {
    for (const spelling of textOf(html).split(/[^\p{L}\p{M}\p{N}]+/u))
      this.spellings.set(spelling, (this.spellings.get(spelling) ?? 0) + 1);
    const [, title] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
    if (title && path.posix.dirname(address) === topicsPath)
      this.topics.push({ href: address, title: textOf(title).trim() });
  }

  /** How often each word stands on the site, counted over its spellings: that is some thousands instead of millions. */
  private counts(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const [spelling, count] of this.spellings)
      for (const word of searchWords(spelling))
        counts.set(word, (counts.get(word) ?? 0) + count);
    return counts;
  }

  toString(): string {
    const words = [...this.counts()]
      .sort(
        ([word, count], [other, otherCount]) =>
          otherCount - count || word.localeCompare(other),
      )
      .map(([word]) => word);
    const topics = this.topics.sort((one, other) =>
      one.title.localeCompare(other.title),
    );
    return JSON.stringify({ words, topics });
  }
}

/** Address of a built page: "about/index.html" -> "/about". */
const addressOf = (file: string): string =>
  `/${file.replace(/(^|\/)index\.html$/, "")}`;

/** What the search reads of each built page that is in it, by the page's file. */
async function readPages(): Promise<ReadonlyMap<string, string>> {
  const factsOf = readSearchFacts(contentFolder);
  const files = (await filesBelow(site)).filter((name) =>
    name.endsWith("index.html"),
  );
  // A place for each before they are read: their order tells two indexes apart.
  const pages = new Map(files.map((name) => [name, ""]));
  await inParallel(files, 16, async (name) => {
    const html = await readFile(path.join(site, name), "utf8");
    const content = searchablePage(html, factsOf(addressOf(name)));
    if (content) pages.set(name, content);
    else pages.delete(name);
  });
  return pages;
}

/** What makes the index and its list of words of the pages. */
const makers = [
  "node_modules/pagefind/package.json",
  __filename,
  require.resolve("../src/gatsby/discovery/searchablePage"),
  require.resolve("../src/common/searchWords"),
];

/** Identifies what an index is made from: the pages, the library and the way that they are read. */
async function originOf(pages: ReadonlyMap<string, string>): Promise<string> {
  const hash = createHash("sha256");
  for (const file of makers) hash.update(await readFile(file));
  for (const [name, content] of pages)
    hash.update(name).update("\0").update(content).update("\0");
  return hash.digest("hex");
}

/** Has Pagefind index the pages, and writes what the site uses of what it makes. Throws when a page cannot be indexed. */
async function runPagefind(pages: ReadonlyMap<string, string>): Promise<void> {
  const { createIndex, close } = await import("pagefind");
  try {
    const { index, errors } = await createIndex({
      excludeSelectors: notContent,
    });
    if (!index) throw new Error(`No search index: ${errors.join(", ")}`);
    const problems: string[] = [];
    await inParallel([...pages], 16, async ([sourcePath, content]) => {
      const added = await index.addHTMLFile({ sourcePath, content });
      problems.push(...added.errors);
    });
    // Pagefind itself writes a file for a moment longer than it says: closed then, it left its entry empty.
    const { errors: faults, files } = await index.getFiles();
    problems.push(...faults);
    if (problems.length > 0)
      throw new Error(`No search index: ${problems.join(", ")}`);
    const used = files.filter(({ path: name }) => !isUnused(name));
    await inParallel(used, 16, async ({ path: name, content }) =>
      writeFile(await publicFile(`pagefind/${name}`), content),
    );
  } finally {
    await close();
  }
}

/**
 * Indexes the words of every built page that marks its content with data-pagefind-body, and writes the index for the
 * browser's search to public/pagefind, with the words that it proposes. An index of the same pages is kept. Throws when
 * a page cannot be indexed.
 */
export async function writeSearchIndex(): Promise<void> {
  const pages = await readPages();
  const origin = await originOf(pages);
  const kept = await readFile(originFile, "utf8").catch(() => undefined);
  if (kept === origin) return;
  await rm(folder, { recursive: true, force: true });
  const vocabulary = new Vocabulary();
  for (const [name, content] of pages) vocabulary.add(addressOf(name), content);
  await runPagefind(pages);
  await writeFile(path.join(folder, "words.json"), String(vocabulary));
  await writeFile(originFile, origin);
}
