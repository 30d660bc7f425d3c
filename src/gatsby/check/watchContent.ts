import { watch } from "node:fs";
import type { CreateDevServerArgs } from "gatsby";
import { reportProblems } from "../content/problem";
import { contentFolder } from "../content/readContent";
import { checkSite } from "./checkContent";

/** An editor saves a file in several steps. */
const settleTimeMs = 300;

/** In development, says after each save what is wrong with the content, with file, line and remedy. */
export function watchContent({
  reporter,
}: Pick<CreateDevServerArgs, "reporter">): void {
  const check = async () => {
    const problems = await checkSite();
    if (problems.length > 0) reporter.warn(reportProblems(problems).text);
  };
  let timer: NodeJS.Timeout | undefined;
  watch(contentFolder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), settleTimeMs);
  });
}
