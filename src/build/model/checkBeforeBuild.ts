import type { PreInitArgs } from "gatsby";
import { checkContent } from "../check/checkContent";
import { reportProblems } from "../check/problem";
import { contentFolder } from "./contentFolder";

/** Stops a build before it reads content with errors, and tells all of them. */
export async function checkBeforeBuild({
  reporter,
}: PreInitArgs): Promise<void> {
  const { text, errorCount } = reportProblems(
    await checkContent({ contentFolder }),
  );
  if (errorCount > 0) reporter.panic(text);
  else reporter.info(text);
}
