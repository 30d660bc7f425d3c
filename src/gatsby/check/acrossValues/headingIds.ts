import { field } from "../../../common/field";
import type { ContentFile } from "../../content/ContentFile";
import {
  addHeadingIds,
  givenIds,
  headingId,
  textTree,
} from "../../html/textTree";

/** The ids that the headings of an entry have on its page. */
export function headingIds(file: ContentFile): Set<string> {
  const html = [...file.texts()].flatMap(({ text }) =>
    text.startsWith("<") ? text : [],
  );
  const tree = textTree(html);
  const ids = givenIds(tree);
  // The headings of an event have only the ids that they are given.
  if (file.place.itemKind?.isEvent) return ids;
  const sections = field(file.value, "sections");
  for (const section of Array.isArray(sections) ? sections : [])
    headingId(String(field(section, "heading")), ids);
  addHeadingIds(tree, ids);
  return ids;
}
