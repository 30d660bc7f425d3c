import type { PreInitArgs } from "gatsby";
import { checkContent } from "./checkContent";
import { reportProblems } from "./problem";
import { contentFolder } from "../model/contentFolder";

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
