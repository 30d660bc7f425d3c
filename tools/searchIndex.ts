import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readSearchFacts } from "../src/build/discovery/searchFacts";
import { searchablePage, textOf } from "../src/build/discovery/searchablePage";
import { filesBelow } from "../src/build/files/filesBelow";
import { inParallel } from "../src/build/files/inParallel";
import { contentFolder } from "../src/build/model/contentFolder";
import { topicsPath } from "../src/common/archivePath";
import { searchWords } from "../src/common/searchWords";

const site = path.resolve("public");
const folder = path.join(site, "pagefind");

/** What stands in a page's content and would only blur what is found. */
const notContent = [".visually-hidden", "[aria-labelledby=related]"];

/** Pagefind's ready-made interfaces, which the site does not use. */
const isUnused = (file: string): boolean =>
  /-ui\.|highlight|playground/.test(file);

/** What the search proposes with: every word of the site, the most frequent first, and the pages of topics. */
class Vocabulary {
  private readonly counts = new Map<string, number>();
  private readonly topics: { href: string; title: string }[] = [];

  add(address: string, html: string): void {
    for (const word of searchWords(textOf(html)))
      this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
    const [, title] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
    if (title && path.posix.dirname(address) === topicsPath)
      this.topics.push({ href: address, title: textOf(title).trim() });
  }

  toString(): string {
    const words = [...this.counts]
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

/**
 * Indexes the words of every built page that marks its content with data-pagefind-body, and writes the index for the
 * browser's search to public/pagefind, with the words that it proposes. Throws when a page cannot be indexed.
 */
export async function writeSearchIndex(): Promise<void> {
  const { createIndex, close } = await import("pagefind");
  try {
    const { index, errors } = await createIndex({
      excludeSelectors: notContent,
    });
    if (!index) throw new Error(`No search index: ${errors.join(", ")}`);
    const factsOf = readSearchFacts(contentFolder);
    const vocabulary = new Vocabulary();
    const problems: string[] = [];
    const pages = (await filesBelow(site)).filter((name) =>
      name.endsWith("index.html"),
    );
    await inParallel(pages, 16, async (name) => {
      const address = addressOf(name);
      const content = searchablePage(
        await readFile(path.join(site, name), "utf8"),
        factsOf(address),
      );
      if (!content) return;
      vocabulary.add(address, content);
      const added = await index.addHTMLFile({ sourcePath: name, content });
      problems.push(...added.errors);
    });
    await rm(folder, { recursive: true, force: true });
    const written = await index.writeFiles({ outputPath: folder });
    problems.push(...written.errors);
    if (problems.length > 0)
      throw new Error(`No search index: ${problems.join(", ")}`);
    await writeFile(path.join(folder, "words.json"), String(vocabulary));
    for (const file of (await readdir(folder)).filter(isUnused))
      await rm(path.join(folder, file));
  } finally {
    await close();
  }
}
