import { watch } from "node:fs";
import { checkFolder } from "../src/gatsby/check/checkContent";
import { reportProblems } from "../src/gatsby/content/problem";

/** An editor saves a file in several steps. */
const settleTimeMs = 300;

/**
 * Checks a content folder now and after each save. Returns a function that ends it.
 *
 * @param report Receives the errors; or, once there are none left, that; else an empty text.
 */
export function watchContent(
  folder: string,
  report: (text: string, hasErrors: boolean) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let hadErrors = false;
  let checked = Promise.resolve();
  const check = async () => {
    const problems = (await checkFolder(folder)).filter(
      ({ severity }) => severity === "error",
    );
    const hasErrors = problems.length > 0;
    const isNews = hasErrors || hadErrors;
    hadErrors = hasErrors;
    report(isNews ? reportProblems(problems).text : "", hasErrors);
  };
  const checkInTurn = () => {
    checked = checked
      .then(check)
      .catch((error: unknown) => report(String(error), true));
  };
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(checkInTurn, settleTimeMs);
  });
  checkInTurn();
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
