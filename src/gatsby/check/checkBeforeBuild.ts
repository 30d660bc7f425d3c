import type { PreInitArgs } from "gatsby";
import { contentFolder } from "../model/contentFolder";
import { writeSchemas } from "../model/jsonSchema";
import { checkContent } from "./checkContent";
import { reportProblems } from "./problem";

/** Stops a build before it reads content with errors, and reports all of them; brings the schemas of editors up to date. */
export async function checkBeforeBuild({
  reporter,
}: PreInitArgs): Promise<void> {
  await writeSchemas();
  const { text, errorCount } = reportProblems(
    await checkContent({ contentFolder }),
  );
  if (errorCount > 0) reporter.panic(text);
  else reporter.info(text);
}
