import { watch } from "node:fs";
import { checkFolder } from "../src/gatsby/check/checkContent";
import { reportProblems } from "../src/gatsby/content/problem";

/** An editor saves a file in several steps. */
const settleTimeMs = 300;

/**
 * Checks a content folder after each save, and reports its errors, or once that there are none left. Returns a function
 * that ends it.
 */
export function watchContent(
  folder: string,
  report: (text: string) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let hadErrors = false;
  const check = async () => {
    const problems = (await checkFolder(folder)).filter(
      ({ severity }) => severity === "error",
    );
    const hasErrors = problems.length > 0;
    if (hasErrors || hadErrors) report(reportProblems(problems).text);
    hadErrors = hasErrors;
  };
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      check().catch((error: unknown) => report(String(error)));
    }, settleTimeMs);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
