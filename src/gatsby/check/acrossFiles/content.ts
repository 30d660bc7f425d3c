import { contentFileType } from "../../model/contentTypes";
import type { ContentContext } from "../contentContext";
import type { ContentFile } from "../contentFile";

/** A content file and its value, as its schema says that it is. */
export interface ValidFile<Value> {
  readonly file: ContentFile;
  readonly value: Value;
}

/** What rules that compare several values look at. */
export class Content {
  /**
   * @param files Files that fit their schemas; those that do not are mended first.
   * @param today Year-month-day; what lies before it has passed.
   */
  constructor(
    readonly files: readonly ContentFile[],
    readonly context: Omit<ContentContext, "file">,
    readonly today: string,
  ) {}

  /** The files of a type of the content model; their schema has made sure that each value is one. */
  ofType<Value>(typeName: string): readonly ValidFile<Value>[] {
    return this.files
      .filter(({ name }) => contentFileType(name)?.typeName === typeName)
      .map((file) => ({ file, value: file.value as Value }));
  }
}
