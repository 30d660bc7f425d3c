import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyFolder } from "./folderFiles";
import { currentBuildKey, startBuild } from "./buildKey";
import { loadEnvironment, selectQuickPictures } from "./environment";
import { holdFolder } from "./folderLock";
import { freePort } from "./listen";
import { startMailStandInWithoutKeys } from "./mail-stand-in";
import { reportAndFail } from "./report";
import { runPackage } from "./run";
import { stopWithParent } from "./stopWithParent";
import { watchContent } from "./watchContent";

/** Below it: the content without errors, which Gatsby reads, and what is wrong with the content that is edited. */
const folder = path.resolve(".develop");

/**
 * Lets Gatsby read a copy of content/ that follows it whenever it has no errors, so that a broken file shows its
 * problems, in the terminal and on the page, and not Gatsby's. Resolves once there are none.
 */
async function followContent(): Promise<void> {
  const copy = path.join(folder, "valid-content");
  const problemsFile = path.join(folder, "problems.txt");
  const work = path.join(folder, "copying");
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await new Promise<void>((resolve) => {
    watchContent("content", (problems, hasErrors) => {
      if (problems) console.error(`\n${problems}\n`);
      writeFileSync(problemsFile, hasErrors ? problems : "");
      if (hasErrors) return;
      copyFolder("content", copy, new Map(), work);
      resolve();
    });
  });
  process.env.CONTENT_FOLDER = copy;
  process.env.CONTENT_PROBLEMS = problemsFile;
}

/** `npm run develop`: `gatsby develop` with its arguments, the mail stand-in if no mail keys are set, and a check of each save. */
async function develop(): Promise<void> {
  holdFolder("npm run develop");
  loadEnvironment("development");
  await startMailStandInWithoutKeys();
  selectQuickPictures();
  // gatsby develop overwrites parts of public/.
  startBuild(currentBuildKey());
  await followContent();
  const args = process.argv.slice(2);
  const port = args.length > 0 ? [] : ["--port", String(await freePort(8000))];
  process.exitCode = await runPackage("gatsby/cli.js", [
    "develop",
    ...port,
    ...args,
  ]);
}

stopWithParent();
develop()
  .catch(reportAndFail)
  .finally(() => process.exit());
