import { isObject } from "../../store/contentText";
import type { JsonSchema } from "./schema";

function isBlank(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === "" ||
    (isObject(value) && Object.keys(value).length === 0)
  );
}

/** The value that a form stands for: texts trimmed, fields that were left empty omitted. */
export function cleanValue(value: unknown, schema: JsonSchema): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value))
    return value.map((entry) => cleanValue(entry, schema.items ?? {}) ?? "");
  if (!isObject(value) || Object.keys(value).length === 0) return value;
  // A checkbox that nobody pressed means no.
  const unchecked = (schema.required ?? [])
    .filter((name) => schema.properties?.[name]?.type === "boolean")
    .filter((name) => value[name] === undefined)
    .map((name) => [name, false] as const);
  const filled = { ...value, ...Object.fromEntries(unchecked) };
  return Object.fromEntries(
    Object.entries(filled).flatMap(([name, part]) => {
      const cleaned = cleanValue(part, schema.properties?.[name] ?? {});
      const isOptional = !schema.required?.includes(name);
      const isEmptyList = Array.isArray(cleaned) && cleaned.length === 0;
      return isBlank(cleaned) || (isOptional && isEmptyList)
        ? []
        : [[name, cleaned]];
    }),
  );
}

/** Text of the file that holds a form's value; the text before where nothing changed. */
export function fileText(
  value: unknown,
  schema: JsonSchema,
  before = "",
): string {
  const text = JSON.stringify(cleanValue(value, schema));
  return before && text === JSON.stringify(JSON.parse(before)) ? before : text;
}
