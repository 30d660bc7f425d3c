import {
  loadEnvironment,
  missingMailKeys,
  standInPort,
  selectMailStandIn,
} from "./environment";
import { startMailStandIn } from "./mail-stand-in";
import { reportAndFail } from "./report";
import { runPackage } from "./run";
import { removeStamp } from "./stamp";
import { stopWithParent } from "./stopWithParent";

/**
 * `npm run develop`: Gatsby's development server, which shows every change at
 * once, and the mail stand-in if no mail keys are set.
 */
async function develop(): Promise<void> {
  loadEnvironment("development");
  if (missingMailKeys().length > 0) {
    selectMailStandIn();
    await startMailStandIn({ port: standInPort });
    console.log("Mail: kept in .mailbox/ (no mail keys are set)");
  }
  // The development server writes into public/, too.
  removeStamp();
  const args = process.argv.slice(2);
  process.exitCode = await runPackage("gatsby/cli.js", ["develop", ...args]);
}

stopWithParent();
develop()
  .catch(reportAndFail)
  .finally(() => process.exit());
