import { routes } from "../../../common/routes";
import type { Problem } from "../../content/problem";
import { documentKind } from "../../model/itemKinds";
import { quote } from "../wording";
import { filesOf, type ValidContent } from "./validContent";

/** A page made of sections takes no address of another page. */
export function* pagePathProblems(content: ValidContent): Generator<Problem> {
  const owners = new Map<string, string>([
    ...routes.map(({ path, page }) => [path, `pages/${page}.json`] as const),
    ...filesOf<{ id: string }>(content, "Document").map(
      ({ file, value }) => [documentKind.path(value.id), file.name] as const,
    ),
  ]);
  for (const { file, value } of filesOf<{ path: string }>(
    content,
    "SectionPage",
  )) {
    const owner = owners.get(value.path);
    if (owner)
      yield file.problem(
        ["path"],
        `The address ${quote(value.path)} is that of content/${owner}.`,
        "Give the page another address.",
      );
    owners.set(value.path, file.name);
  }
}
