import {
  loadEnvironment,
  missingMailKeys,
  standInPort,
  selectMailStandIn,
} from "./environment";
import { startMailStandIn } from "./mail-stand-in";
import { startContentMirror } from "./develop/contentMirror";
import { reportAndFail } from "./report";
import { runPackage } from "./run";
import { removeStamp } from "./stamp";
import { stopWithParent } from "./stopWithParent";

/** What the development server reads: content/ as it was when it was last in order. */
const contentMirror = ".develop/content";

/**
 * `npm run develop`: Gatsby's development server, which shows every change at
 * once, and the mail stand-in if no mail keys are set. Mistakes in content/ are
 * told here, and the pages stay as they were until they are mended.
 */
async function develop(): Promise<void> {
  loadEnvironment("development");
  if (missingMailKeys().length > 0) {
    selectMailStandIn();
    await startMailStandIn({ port: standInPort });
    console.log("Mail: kept in .mailbox/ (no mail keys are set)");
  }
  await startContentMirror({
    source: "content",
    mirror: contentMirror,
    tell: (text) => console.log(`\n${text}\n`),
  });
  process.env.CONTENT_FOLDER = contentMirror;
  // The development server writes into public/, too.
  removeStamp();
  const args = process.argv.slice(2);
  process.exitCode = await runPackage("gatsby/cli.js", ["develop", ...args]);
}

stopWithParent();
develop()
  .catch(reportAndFail)
  .finally(() => process.exit());
