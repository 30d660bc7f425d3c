import { discardStaleCache, removeBuildKey } from "./buildKey";
import { loadEnvironment, selectQuickPictures } from "./environment";
import { startMailStandInWithoutKeys } from "./mail-stand-in";
import { reportAndFail } from "./report";
import { runPackage } from "./run";
import { stopWithParent } from "./stopWithParent";

/** Runs `gatsby develop`, and the mail stand-in if no mail keys are set. Resolves to its exit code when it ends. */
export async function runDevelopmentServer(
  args: readonly string[],
): Promise<number> {
  await startMailStandInWithoutKeys();
  selectQuickPictures();
  // It writes into public/, too.
  removeBuildKey();
  discardStaleCache();
  return runPackage("gatsby/cli.js", ["develop", ...args]);
}

/** `npm run develop`: shows the site and every change. */
async function develop(): Promise<void> {
  loadEnvironment("development");
  process.exitCode = await runDevelopmentServer(process.argv.slice(2));
}

if (require.main === module) {
  stopWithParent();
  develop()
    .catch(reportAndFail)
    .finally(() => process.exit());
}
