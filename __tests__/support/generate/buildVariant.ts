import { rmSync } from "node:fs";
import path from "node:path";
import { loadEnvironment, selectMailStandIn } from "../../../tools/environment";
import { reportAndFail } from "../../../tools/report";
import { runPackage } from "../../../tools/run";
import { removeStamp } from "../../../tools/stamp";
import { generateContent } from "./generateContent";
import { Random } from "./random";
import { makeVariantFolder, pictureFiles, writeVariant } from "./writeVariant";

/**
 * `npm run test:variant [seed]`: builds the whole site from content that the
 * model allows and nobody wrote. It takes as long as a build, so that `npm test`
 * leaves it out. The next `npm start` builds the real content again.
 */
async function main(): Promise<void> {
  loadEnvironment("production");
  selectMailStandIn();
  const seed = Number(process.argv[2] ?? 1);
  const folder = makeVariantFolder();
  try {
    writeVariant(folder, generateContent(new Random(seed), pictureFiles));
    process.env.CONTENT_FOLDER = folder;
    removeStamp();
    process.exitCode = await runPackage("gatsby/cli.js", ["build"]);
  } finally {
    rmSync(path.dirname(folder), { recursive: true });
  }
}

main().catch(reportAndFail);
