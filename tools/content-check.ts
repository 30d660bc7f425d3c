import { parseArgs } from "node:util";
import { checkFolder } from "../src/gatsby/check/checkContent";
import { annotation, reportProblems } from "../src/gatsby/content/problem";
import { writeSchemas } from "../src/gatsby/model/jsonSchema";
import { loadEnvironment } from "./environment";
import { reportAndFail } from "./report";

/**
 * `npm run content:check`: reports every problem in the content and updates the editors' schemas.
 * `--json` prints the problems as JSON, `--content <folder>` checks another folder.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { json: { type: "boolean" }, content: { type: "string" } },
  });
  // The site's own address, which links may say in full.
  loadEnvironment("production");
  if (!values.content) await writeSchemas();
  const problems = await checkFolder(values.content ?? "content");
  const { text, errorCount } = reportProblems(problems);
  if (values.json) console.log(JSON.stringify(problems, undefined, 2));
  else {
    (errorCount > 0 ? console.error : console.log)(text);
    if (process.env.GITHUB_ACTIONS)
      console.log(problems.map(annotation).join("\n"));
  }
  process.exitCode = errorCount > 0 ? 1 : 0;
}

main().catch(reportAndFail);
