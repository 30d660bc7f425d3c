import { rmSync } from "node:fs";
import path from "node:path";
import { build } from "../../../tools/build";
import { loadEnvironment, selectMailStandIn } from "../../../tools/environment";
import { ensureBrowser } from "../../../tools/ensureBrowser";
import { reportAndFail } from "../../../tools/report";
import { runPackage } from "../../../tools/run";
import { removeStamp } from "../../../tools/stamp";
import { listSizes, resizeLists } from "../../life/resizeLists";
import { copyContent } from "../contentCopy";
import { generateContent } from "./generateContent";
import { Random } from "./random";
import { makeVariantFolder, pictureFiles, writeVariant } from "./writeVariant";

/** A content folder with all lists in a size, or, by a number, one that the model allows and nobody wrote. */
async function makeVariant(name: string): Promise<string> {
  const size = listSizes.find((each) => each === name);
  const folder = size ? copyContent() : makeVariantFolder();
  if (!size) {
    const seed = new Random(Number(name));
    writeVariant(folder, generateContent(seed, pictureFiles));
    return folder;
  }
  for (const { file, path: place, why } of await resizeLists(folder, size))
    console.warn(`  as it was: ${file}: ${place.join(".")}: ${why}`);
  return folder;
}

/** Builds a variant and tries how its lists look. Returns the exit code. */
async function tryVariant(name: string): Promise<number> {
  console.warn(`\nLists: ${name}`);
  const folder = await makeVariant(name);
  try {
    process.env.CONTENT_FOLDER = folder;
    await build();
    process.env.JOURNEYS = "__tests__/variants";
    process.env.VARIANT = name;
    return await runPackage("@playwright/test/cli", ["test"]);
  } finally {
    removeStamp();
    rmSync(path.dirname(folder), { recursive: true });
  }
}

/**
 * `npm run test:variant [least|more|most|number]`, all three sizes without a name: builds the whole site with every list
 * at its least, one longer or at its greatest number of entries, or from content that the model allows and nobody wrote;
 * then tries its lists at three widths and takes pictures of all pages into test-results/lists. It takes as long as a
 * build for each, so that `npm test` leaves it out. The next `npm start` builds the real content again.
 */
async function main(): Promise<void> {
  loadEnvironment("production");
  selectMailStandIn();
  process.env.CHROMIUM_PATH = await ensureBrowser();
  const names = process.argv.slice(2);
  for (const name of names.length > 0 ? names : listSizes)
    process.exitCode = (await tryVariant(name)) || process.exitCode || 0;
}

main().catch(reportAndFail);
