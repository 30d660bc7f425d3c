import type { EditorConfig } from "../editorConfig";
import { toFile, toForm } from "../formShape";
import { jsonText } from "../jsonText";

/** Reads a file's text into a form and writes it back. */
interface FileFormat {
  fromFile: (text: string) => unknown;
  toFile: (form: unknown) => string;
}

/** The name of a type in what a file says in "$schema": "../schemas/NewsItem.json". */
function namedType(value: unknown): string | undefined {
  return typeof value === "object" && value !== null && "$schema" in value
    ? /([A-Za-z]+)\.json$/.exec(String(value.$schema))?.[1]
    : undefined;
}

/** How the files of a collection become forms, and forms files. */
export function contentFormat(
  collection: string,
  { schemas, types }: Pick<EditorConfig, "schemas" | "types">,
): FileFormat {
  const schemaFor = (value: unknown) =>
    schemas[types[collection] ?? namedType(value) ?? ""] ?? {};
  return {
    fromFile: (text) => {
      const value: unknown = JSON.parse(text);
      return toForm(value, schemaFor(value));
    },
    toFile: (form) => jsonText(toFile(form, schemaFor(form))),
  };
}
