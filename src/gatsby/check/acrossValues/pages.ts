import { getNamedType } from "graphql";
import { field } from "../../../common/field";
import { directiveOf, model, writtenFields } from "../../model/contentModel";
import { pageBuilds } from "../../model/pageBuilds";
import { pageType } from "../../model/pageNames";
import type { Problem } from "../../content/problem";
import { filesOf, type ValidContent } from "./validContent";

/** Sections that a page leaves out, because what they would show is missing. */
export function* unshownSections({
  files,
  context,
}: ValidContent): Generator<Problem> {
  for (const page of files)
    for (const { name, type } of writtenFields(
      model.getType(page.place.typeName),
    )) {
      const place = directiveOf(getNamedType(type), "shownWith")?.["place"];
      if (place && field(page.value, name) && !context.has(String(place)))
        yield page.note(
          [name],
          `The page leaves this section out, because there is no content/${String(place)}.`,
          "Add it, or remove this section.",
        );
    }
}

/** What the build files of the pages find in their content. */
export function* pageProblems(content: ValidContent): Generator<Problem> {
  for (const { page, build } of pageBuilds)
    for (const { file, value } of filesOf(content, pageType(page)))
      for (const finding of build.check?.(value) ?? []) {
        const { path, message, remedy, severity } = finding;
        yield file.problem(path, message, remedy, severity);
      }
}
