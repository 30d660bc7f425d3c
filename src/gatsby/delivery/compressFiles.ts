import { readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "../files/filesBelow";
import { inParallel } from "../files/inParallel";

/** Pictures, fonts and the search index are already compressed. */
const compressible = /\.(html|js|json|css|svg|xml|txt|ics|webmanifest|ico)$/;

const compressed = /\.(gz|br)$/;

/** A smaller file fits into one packet anyway. */
const minBytes = 1024;

const encoders = {
  gz: (text: Buffer) =>
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
};

/** Time of a file's last change in ms; 0 if it does not exist. */
const writtenAt = async (file: string) =>
  (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;

/**
 * Writes a gzip and a Brotli copy beside every text file of the site, for servers that send them. Keeps copies of
 * unchanged files and removes copies of deleted ones.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = filesBelow(folder);
  const present = new Set(files);
  const stale = files.filter(
    (file) =>
      compressed.test(file) && !present.has(file.replace(compressed, "")),
  );
  for (const file of stale) await rm(path.join(folder, file));

  const texts = files.filter((file) => compressible.test(file));
  // Four at a time, because zlib runs in Node's four worker threads.
  await inParallel(texts, 4, (file) => compressFile(path.join(folder, file)));
}

async function compressFile(file: string): Promise<void> {
  const { mtimeMs, size } = await stat(file);
  for (const [ending, compress] of Object.entries(encoders)) {
    const copy = `${file}.${ending}`;
    if (size < minBytes) await rm(copy, { force: true });
    else if ((await writtenAt(copy)) < mtimeMs) {
      await writeFile(copy, await compress(await readFile(file)));
    }
  }
}
