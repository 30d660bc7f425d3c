import { currentBuildKey, startBuild } from "./buildKey";
import { loadEnvironment, selectQuickPictures } from "./environment";
import { startMailStandInWithoutKeys } from "./mail-stand-in";
import { reportAndFail } from "./report";
import { runPackage } from "./run";
import { stopWithParent } from "./stopWithParent";
import { watchContent } from "./watchContent";
import { contentFolder } from "../src/gatsby/content/readContent";

/** `npm run develop`: `gatsby develop` with its arguments, the mail stand-in if no mail keys are set, and a check of each save. */
async function develop(): Promise<void> {
  loadEnvironment("development");
  await startMailStandInWithoutKeys();
  selectQuickPictures();
  // gatsby develop overwrites parts of public/.
  startBuild(currentBuildKey());
  watchContent(contentFolder, (text) => console.error(`\n${text}\n`));
  process.exitCode = await runPackage("gatsby/cli.js", [
    "develop",
    ...process.argv.slice(2),
  ]);
}

stopWithParent();
develop()
  .catch(reportAndFail)
  .finally(() => process.exit());
