import { readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "../files/filesBelow";
import { inParallel } from "../files/inParallel";

/** Text files; pictures, fonts and the search index are compressed already. */
const compressible =
  /\.(html|js|json|css|svg|xml|txt|ics|webmanifest|wasm|ico)$/;

const compressed = /\.(gz|br)$/;

/** Fewer bytes fit into one packet anyway. */
const smallest = 1024;

/** With more files than this, the best that Brotli can do would cost minutes for a tenth of the size. */
const manyFiles = 1000;

const quickest = 5;

const encoders = {
  gz: (text: Buffer) =>
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  br: (text: Buffer, quality: number) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
};

/** When a file was written, in milliseconds; 0 when there is none. */
const writtenAt = async (file: string) =>
  (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;

/**
 * Writes a gzip and a Brotli copy beside every text file of the site, for servers that send such copies. Copies of files
 * that did not change are kept, copies of files that are gone are removed.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = await filesBelow(folder);
  const present = new Set(files);
  const stale = files.filter(
    (file) =>
      compressed.test(file) && !present.has(file.replace(compressed, "")),
  );
  for (const file of stale) await rm(path.join(folder, file));

  const texts = files.filter((file) => compressible.test(file));
  const quality =
    texts.length > manyFiles ? quickest : constants.BROTLI_MAX_QUALITY;
  // As many as zlib has threads for.
  await inParallel(texts, 4, (file) =>
    compressFile(path.join(folder, file), quality),
  );
}

async function compressFile(file: string, quality: number): Promise<void> {
  const { mtimeMs, size } = await stat(file);
  for (const [ending, compress] of Object.entries(encoders)) {
    const copy = `${file}.${ending}`;
    if (size < smallest) await rm(copy, { force: true });
    else if ((await writtenAt(copy)) < mtimeMs) {
      await writeFile(copy, await compress(await readFile(file), quality));
    }
  }
}
