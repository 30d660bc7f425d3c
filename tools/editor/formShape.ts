import type { JsonSchema } from "../../src/gatsby/model/jsonSchema";

/**
 * A form is an object of fields, each of which is there. So a file whose top level is a list becomes the object
 * { entries }, the pictures become one list for each folder, and an object that may be missing becomes a list of at
 * most one. This module runs in the browser, too.
 */

type JsonObject = Readonly<Record<string, unknown>>;

/** Holds the folder of each picture in the order of the file; no field shows it. */
const folderOrder = "$folders";
/** Holds the entries of a file that is a list: forms know objects alone. */
export const entriesField = "entries";

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The field of a list's entries that is the path of a picture file, for a file that is such a list. */
export function pathField(schema: JsonSchema): string | undefined {
  if (schema["type"] !== "array") return undefined;
  const fields = Object.entries(schema.items?.properties ?? {});
  return fields.find(([, property]) => property["picture"])?.[0];
}

/** Folder of a picture's path below content/images, such as "articles/stock". */
export function folderOf(path: unknown): string {
  return String(path).split("/").slice(0, -1).join("/");
}

/** Whether a field of an object is a list of at most one in the form. */
export function isOptionalObject(schema: JsonSchema, name: string): boolean {
  return (
    schema.properties?.[name]?.["type"] === "object" &&
    !(schema.required ?? []).includes(name)
  );
}

function folderForm(
  entries: readonly unknown[],
  field: string,
): Record<string, unknown> {
  const folders = entries.map((entry) =>
    folderOf(isObject(entry) ? entry[field] : undefined),
  );
  return {
    [folderOrder]: folders,
    ...Object.fromEntries(
      [...new Set(folders)].map((folder) => [
        folder,
        entries.filter((_entry, index) => folders[index] === folder),
      ]),
    ),
  };
}

function formValue(value: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(value))
    return value.map((entry) => formValue(entry, schema.items ?? {}));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const inForm = formValue(part, schema.properties?.[name] ?? {});
      return [name, isOptionalObject(schema, name) ? [inForm] : inForm];
    }),
  );
}

/** What a form shows of a file's value. */
export function toForm(value: unknown, schema: JsonSchema): JsonObject {
  const form = formValue(value, schema);
  if (!Array.isArray(form)) return isObject(form) ? form : {};
  const field = pathField(schema);
  return field ? folderForm(form, field) : { [entriesField]: form };
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

/** An object with its fields in the order of the model; without those left empty. */
function objectValue(value: JsonObject, schema: JsonSchema): JsonObject {
  const names = Object.keys(schema.properties ?? {});
  const others = Object.keys(value).filter((name) => !names.includes(name));
  return Object.fromEntries(
    [...names, ...others].flatMap((name): [string, unknown][] => {
      const written = value[name];
      const part =
        isOptionalObject(schema, name) && Array.isArray(written)
          ? (written as unknown[])[0]
          : written;
      const isLeftOut =
        isBlank(part) ||
        (Array.isArray(part) &&
          part.length === 0 &&
          !(schema.required ?? []).includes(name));
      return isLeftOut
        ? []
        : [[name, fileValue(part, schema.properties?.[name] ?? {})]];
    }),
  );
}

function fileValue(value: unknown, schema: JsonSchema): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value))
    return value.map((entry) => fileValue(entry, schema.items ?? {}));
  return isObject(value) ? objectValue(value, schema) : value;
}

/** The pictures of all folders, each folder's where they stood before, what is new behind them. */
function picturesOf(form: JsonObject): unknown[] {
  const lists = new Map(
    Object.entries(form).flatMap(([folder, list]): [string, unknown[]][] =>
      folder !== folderOrder && Array.isArray(list)
        ? [[folder, [...(list as unknown[])]]]
        : [],
    ),
  );
  const order = Array.isArray(form[folderOrder])
    ? form[folderOrder].map(String)
    : [];
  return [...order, ...lists.keys()].flatMap((folder, index) => {
    const list = lists.get(folder) ?? [];
    const isLast = !order.includes(folder, index + 1);
    return list.splice(0, isLast ? list.length : 1);
  });
}

/** What a file holds once the form is saved: the reverse of `toForm`, texts without spaces around them. */
export function toFile(form: unknown, schema: JsonSchema): unknown {
  if (schema["type"] !== "array") return fileValue(form, schema);
  const values = isObject(form) ? form : {};
  return fileValue(
    pathField(schema) ? picturesOf(values) : (values[entriesField] ?? []),
    schema,
  );
}
