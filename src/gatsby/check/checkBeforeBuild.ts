import type { PreInitArgs } from "gatsby";
import { contentFolder } from "../model/contentFolder";
import { writeSchemas } from "../model/jsonSchema";
import { checkContent } from "./checkContent";
import { reportProblems } from "./problem";

/** Checks the content before a build. Errors stop the build. Also updates the schemas for editors. */
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
