import { isObject } from "../../store/contentText";
import type { JsonSchema } from "./schema";

/** JSON of fields that were left empty. */
const blank = [undefined, "null", "[]", "{}"];

/** The value that a form stands for: texts trimmed, fields that were left empty omitted. */
export function cleanValue(value: unknown, schema: JsonSchema): unknown {
  if (typeof value === "string") return value.trim() || undefined;
  if (Array.isArray(value))
    return value.map((entry) => cleanValue(entry, schema.items ?? {}));
  if (!isObject(value)) return value;
  const { properties = {}, required = [] } = schema;
  // A checkbox that nobody pressed means no.
  const unchecked = required.filter(
    (name) => properties[name]?.type === "boolean" && value[name] === undefined,
  );
  const filled = Object.entries(value).map(([name, part]) => [
    name,
    cleanValue(part, properties[name] ?? {}),
  ]);
  return Object.fromEntries([
    ...filled.filter(([, part]) => !blank.includes(JSON.stringify(part))),
    ...unchecked.map((name) => [name, false]),
  ]);
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
