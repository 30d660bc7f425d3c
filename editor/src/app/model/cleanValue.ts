import { isObject } from "../../store/contentText";
import type { JsonSchema } from "../../../../src/common/jsonSchema";

/** JSON of fields that were left empty. */
const blank = [undefined, "null", "[]", "{}"];

/** The value that a form stands for: texts trimmed, fields that were left empty omitted. */
export function cleanValue(value: unknown, schema: JsonSchema): unknown {
  if (typeof value === "string") return value.trim() || undefined;
  if (Array.isArray(value))
    return value.map((entry) => cleanValue(entry, schema.items ?? {}));
  if (!isObject(value)) return value;
  const { properties = {}, required = [] } = schema;
  const filled = Object.entries(value)
    .map(([name, part]) => [name, cleanValue(part, properties[name] ?? {})])
    .filter(([, part]) => !blank.includes(JSON.stringify(part)));
  const cleaned = Object.fromEntries(filled) as Record<string, unknown>;
  for (const name of required) {
    const type = properties[name]?.type;
    // A checkbox that nobody pressed means no.
    if (type === "boolean") cleaned[name] ??= false;
    // Each empty field of a group needs a value, not the group.
    if (type === "object") cleaned[name] ??= {};
  }
  return cleaned;
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
