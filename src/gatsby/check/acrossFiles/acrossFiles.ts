import { contentFileType } from "../../model/contentTypes";
import type { ContentContext } from "../contentContext";
import type { ContentFile } from "../contentFile";
import type { Problem } from "../problem";
import { dateProblems } from "./dates";
import { figureProblems } from "./figures";
import { nameProblems } from "./names";

/** A content file and its value, as its schema says that it is. */
export interface ValidFile<Value> {
  readonly file: ContentFile;
  readonly value: Value;
}

/** What rules that compare several values look at. */
export interface Content {
  /** Files that fit their schemas; those that do not are mended first. */
  readonly files: readonly ContentFile[];
  readonly context: Omit<ContentContext, "file">;
  /** Year-month-day; what lies before it has passed. */
  readonly today: string;
  /** The files of a type of the content model. */
  ofType<Value>(typeName: string): readonly ValidFile<Value>[];
}

/** Every problem that shows only when several values are seen together. */
export function acrossFiles(
  files: readonly ContentFile[],
  context: Omit<ContentContext, "file">,
  today: string,
): Problem[] {
  const content: Content = {
    files,
    context,
    today,
    ofType: <Value>(typeName: string) =>
      files
        .filter(({ name }) => contentFileType(name)?.typeName === typeName)
        .map((file) => ({ file, value: file.value as Value })),
  };
  return [
    ...nameProblems(content),
    ...dateProblems(content),
    ...figureProblems(content),
  ];
}
