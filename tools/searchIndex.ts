import { rm } from "node:fs/promises";
import { writePublicFiles } from "../src/gatsby/files/writePublicFiles";

/** Whether a file belongs to Pagefind's own interface, which the site does not use. */
const isUnused = (file: string): boolean =>
  /-ui\.|highlight|playground/.test(file);

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

/**
 * Indexes the pages of public/ and writes public/pagefind (docs/product.md#search). Attributes in the pages say what
 * belongs to the index. Throws if a page cannot be indexed.
 */
export async function writeSearchIndex(): Promise<void> {
  const folder = "public/pagefind";
  await rm(folder, { recursive: true, force: true });
  const { createIndex, close } = await import("pagefind");
  try {
    const { index, errors } = await createIndex({
      // The excerpts would run labels of buttons into the text.
      excludeSelectors: [".visually-hidden", "[data-variant]"],
    });
    if (!index) throw new Error(`Search index failed: ${errors.join(", ")}`);
    const added = await index.addDirectory({ path: "public" });
    // Pagefind's own writeFiles resolves before its last file is complete.
    const { errors: fileErrors, files } = await index.getFiles();
    const problems = [...added.errors, ...fileErrors];
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
