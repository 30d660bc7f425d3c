import { field } from "../../common/field";
import { formatPath } from "../../common/jsonPath";
import { textsIn } from "../../common/leavesIn";
import type { Problem } from "../content/problem";
import type { Content } from "../content/readContent";

/** Lists whose entries other files refer to, and the field by which they do. */
const lists = [
  ["shared/figures.json", undefined, "key"],
  ["images/pictures.json", undefined, "path"],
  ["images/logos.json", undefined, "path"],
  ["site.json", "links", "name"],
] as const;

/** Notes on figures, pictures and links to which no text of the content refers. */
export function unusedEntries(content: Content): Problem[] {
  const files = [...content.files.values()];
  return lists.flatMap(([name, list, key]) => {
    const file = content.files.get(name);
    const entries = list ? field(file?.value, list) : file?.value;
    if (!file || !Array.isArray(entries)) return [];
    const start = list ? `${list}[` : "[";
    const others = files
      .flatMap((each) =>
        each === file
          ? [...textsIn(each.value)].filter(
              ({ path }) => !formatPath(path).startsWith(start),
            )
          : [...each.texts()],
      )
      .map(({ text }) => text);
    return entries.flatMap((entry: unknown, index) => {
      const value = String(field(entry, key));
      // Texts name a picture with its folders, in HTML or alone.
      const isUsed = others.some((text) =>
        key === "path" ? text.includes(value) : text === value,
      );
      const path = list ? [list, index, key] : [index, key];
      return isUsed
        ? []
        : file.note(
            path,
            `Nothing uses ${value}.`,
            "Remove what is not needed.",
          );
    });
  });
}
