import { currentBuildKey, startBuild } from "./buildKey";
import { loadEnvironment, selectQuickPictures } from "./environment";
import { startMailStandInWithoutKeys } from "./mail-stand-in";
import { reportAndFail } from "./report";
import { runPackage } from "./run";
import { stopWithParent } from "./stopWithParent";

/** `npm run develop`: `gatsby develop` with its arguments and the variables of .env; the mail stand-in if no mail keys are set. */
async function develop(): Promise<void> {
  loadEnvironment("development");
  await startMailStandInWithoutKeys();
  selectQuickPictures();
  // gatsby develop overwrites parts of public/.
  startBuild(currentBuildKey());
  process.exitCode = await runPackage("gatsby/cli.js", [
    "develop",
    ...process.argv.slice(2),
  ]);
}

stopWithParent();
develop()
  .catch(reportAndFail)
  .finally(() => process.exit());
