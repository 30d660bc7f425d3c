import type { ContentFile } from "../../content/ContentFile";

/** Input of the rules that compare several values. */
export interface ValidContent {
  /** Files that fit their schemas. */
  readonly files: readonly ContentFile[];
  /** Year-month-day. */
  readonly today: string;
}

/** The files of a type of the content model, each with its value. */
export const filesOf = <Value>({ files }: ValidContent, typeName: string) =>
  files
    .filter(({ place }) => place.typeName === typeName)
    .map((file) => ({ file, value: file.value as Value }));
