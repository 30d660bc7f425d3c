import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { timeZone } from "../content/site.json";
import { siteToday } from "../src/gatsby/content/publication";
import {
  cache,
  ensureBuild,
  treeOfCommit,
  treeOfWorkTree,
} from "./compare/builds";
import { compareFolders, comparePictures } from "./compare/differences";
import { comparisonPage, placeOf } from "./compare/page";
import { pagesToDraw } from "./compare/pagesToDraw";
import { takePictures } from "./compare/pictures";
import {
  loadEnvironment,
  selectMailStandIn,
  selectQuickPictures,
} from "./environment";
import { reportAndFail, reportStep } from "./report";
import { stopWithParent } from "./stopWithParent";

/**
 * `npm run compare -- <commit>`: builds a commit and the work tree, and shows on one page what differs in their files
 * and on pictures of their pages. Exit code 0: nothing; 1: something; 2: they could not be compared.
 */
async function compare([commit]: readonly string[]): Promise<void> {
  if (!commit) throw new Error("Name a commit: npm run compare -- main");
  loadEnvironment("production");
  selectMailStandIn();
  selectQuickPictures();
  process.env.SITE_TODAY ??= siteToday(timeZone);
  const before = await ensureBuild(treeOfCommit(commit), commit);
  const after = await ensureBuild(treeOfWorkTree(), "The work tree");
  const builds = [before, after];
  const documents = await compareFolders(
    builds.map((build) => join(build, "documents")),
  );
  const paths = pagesToDraw(
    builds,
    documents.differences.map(({ file }) => placeOf(file)),
  );
  const pictures = await comparePictures(
    async (isAgain) => [
      await takePictures(before, paths, commit, isAgain),
      await takePictures(after, paths, "the work tree", isAgain),
    ],
    // The cache may have pictures of other pages.
    (file) => paths.includes(placeOf(file)),
  );
  const differences = [...documents.differences, ...pictures.differences];
  const equal = [...documents.equal, ...pictures.equal];
  const page = join(cache, "index.html");
  writeFileSync(page, comparisonPage(commit, differences, equal));
  reportStep(
    `${differences.length} documents and pictures differ, ${equal.length} are equal: ${page}`,
  );
  process.exitCode = differences.length > 0 ? 1 : 0;
}

stopWithParent();
compare(process.argv.slice(2))
  .catch((error: unknown) => {
    reportAndFail(error);
    process.exitCode = 2;
  })
  .finally(() => process.exit());
