import { contentFileType } from "../../model/contentTypes";
import type { ContentContext } from "../contentContext";
import type { ContentFile } from "../contentFile";
import type { Problem } from "../problem";

/** A content file that fits its schema, with its value. */
interface ValidFile<Value> {
  readonly file: ContentFile;
  readonly value: Value;
}

/** Input of the rules that compare several values. */
export class Content {
  /**
   * @param files Files that fit their schemas.
   * @param today Year-month-day.
   */
  constructor(
    readonly files: readonly ContentFile[],
    readonly context: Omit<ContentContext, "file">,
    readonly today: string,
  ) {}

  /** The files of a type of the content model. */
  ofType<Value>(typeName: string): readonly ValidFile<Value>[] {
    return this.files
      .filter(({ name }) => contentFileType(name)?.typeName === typeName)
      .map((file) => ({ file, value: file.value as Value }));
  }
}

/** Finds the problems of one kind. */
export type Rule = (content: Content) => Iterable<Problem>;
