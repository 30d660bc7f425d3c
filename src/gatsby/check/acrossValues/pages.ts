import { getNamedType } from "graphql";
import { field } from "../../../common/field";
import { directiveOf, model, writtenFields } from "../../model/contentModel";
import { pageBuilds } from "../../model/pageBuilds";
import { pageType } from "../../model/pageNames";
import type { Problem } from "../../content/problem";
import { filesOf, type Rule, type ValidContent } from "./validContent";

/** Sections that a page leaves out, because what they would show is missing. */
export const unshownSections: Rule = ({ files, context }) =>
  files.flatMap((page) =>
    writtenFields(model.getType(page.place.typeName))
      .filter(({ name }) => field(page.value, name))
      .flatMap(({ name, type }) => {
        const { place = "" } =
          directiveOf(getNamedType(type), "shownWith") ?? {};
        const message = `The page leaves this section out, because there is no content/${String(place)}.`;
        return !place || context.has(String(place))
          ? []
          : page.note([name], message, "Add it, or remove this section.");
      }),
  );

/** What the build files of the pages find in their content. */
export function* pageProblems(content: ValidContent): Generator<Problem> {
  for (const { page, build } of pageBuilds)
    for (const { file, value } of filesOf(content, pageType(page)))
      for (const finding of build.check?.(value) ?? []) {
        const { path, message, remedy, severity } = finding;
        yield file.problem(path, message, remedy, severity);
      }
}
