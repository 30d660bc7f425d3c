import { pageBuilds } from "../../model/pageBuilds";
import { pageType } from "../../model/pageNames";
import type { Problem } from "../../content/problem";
import { filesOf, type ValidContent } from "./validContent";

/** What the build files of the pages find in their content. */
export function* pageProblems(content: ValidContent): Generator<Problem> {
  for (const { page, build } of pageBuilds)
    for (const { file, value } of filesOf(content, pageType(page)))
      for (const finding of build.check?.(value) ?? []) {
        const { path, message, remedy, severity } = finding;
        yield file.problem(path, message, remedy, severity);
      }
}
