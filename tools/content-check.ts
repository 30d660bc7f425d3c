import { existsSync } from "node:fs";
import { checkSite } from "../src/gatsby/check/checkContent";
import { annotation, reportProblems } from "../src/gatsby/content/problem";
import { writeSchemas } from "../src/gatsby/model/schemaFiles";

/**
 * `npm run content:check`: reports every problem in the content, on GitHub at its line in the pull request too, and updates
 * the schemas by which editors complete and underline.
 */
async function main(): Promise<void> {
  // The site's own address, which links may say in full.
  if (existsSync(".env")) process.loadEnvFile();
  await writeSchemas();
  const problems = await checkSite();
  const { text, errorCount } = reportProblems(problems);
  (errorCount > 0 ? console.error : console.log)(text);
  if (process.env.GITHUB_ACTIONS)
    console.log(problems.map(annotation).join("\n"));
  process.exitCode = errorCount > 0 ? 1 : 0;
}

void main();
