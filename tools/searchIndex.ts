import { readdir, rm } from "node:fs/promises";
import path from "node:path";

const folder = path.resolve("public/pagefind");

/** What stands in a page's content and would only blur what is found. */
const notContent = [".visually-hidden", "[aria-labelledby=related]"];

/** Pagefind's ready-made interfaces, which the site does not use. */
const isUnused = (file: string): boolean =>
  /-ui\.|highlight|playground/.test(file);

/**
 * Indexes the words of every built page that marks its content with data-pagefind-body, and writes the index for the
 * browser's search to public/pagefind. Throws when a page cannot be indexed.
 */
export async function writeSearchIndex(): Promise<void> {
  const { createIndex, close } = await import("pagefind");
  try {
    const { index, errors } = await createIndex({
      excludeSelectors: notContent,
    });
    if (!index) throw new Error(`No search index: ${errors.join(", ")}`);
    const added = await index.addDirectory({ path: path.resolve("public") });
    await rm(folder, { recursive: true, force: true });
    const written = await index.writeFiles({ outputPath: folder });
    const problems = [...added.errors, ...written.errors];
    if (problems.length > 0)
      throw new Error(`No search index: ${problems.join(", ")}`);
    for (const file of (await readdir(folder)).filter(isUnused))
      await rm(path.join(folder, file));
  } finally {
    await close();
  }
}
