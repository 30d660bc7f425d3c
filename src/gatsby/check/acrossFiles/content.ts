import { contentFileType } from "../../model/contentTypes";
import type { ContentContext } from "../contentContext";
import type { ContentFile } from "../contentFile";
import type { Problem } from "../problem";

/** Input of the rules that compare several values. */
export interface Content {
  /** Files that fit their schemas. */
  readonly files: readonly ContentFile[];
  readonly context: Omit<ContentContext, "file">;
  /** Year-month-day. */
  readonly today: string;
}

/** The files of a type of the content model, each with its value. */
export const filesOf = <Value>({ files }: Content, typeName: string) =>
  files
    .filter(({ name }) => contentFileType(name)?.typeName === typeName)
    .map((file) => ({ file, value: file.value as Value }));

/** Finds the problems of one kind. */
export type Rule = (content: Content) => Iterable<Problem>;
