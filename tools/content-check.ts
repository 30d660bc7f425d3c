import { checkContent } from "../src/gatsby/check/checkContent";
import { reportProblems } from "../src/gatsby/check/problem";

/** `npm run content:check`: tells every problem of the content at once. */
async function main(): Promise<void> {
  const { text, errorCount } = reportProblems(await checkContent());
  (errorCount > 0 ? console.error : console.log)(text);
  process.exitCode = errorCount > 0 ? 1 : 0;
}

void main();
