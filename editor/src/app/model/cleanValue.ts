import { isObject, same } from "../../store/contentText";
import type { JsonSchema } from "../../../../src/common/jsonSchema";

/** JSON of fields that were left empty. */
const blank = [undefined, "null", "[]", "{}"];
const isBlank = (value: unknown) => blank.includes(JSON.stringify(value));

/** The value that a form stands for: texts trimmed, fields that were left empty omitted. */
export function cleanValue(value: unknown, schema: JsonSchema): unknown {
  if (typeof value === "string") return value.trim() || undefined;
  if (Array.isArray(value))
    return value.map((entry) => cleanValue(entry, schema.items ?? {}));
  if (!isObject(value)) return value;
  const { properties = {}, required = [] } = schema;
  const filled = Object.entries(value)
    .map(([name, part]) => [name, cleanValue(part, properties[name] ?? {})])
    .filter(([, part]) => !isBlank(part));
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

/** A cleaned value as it was typed where both stand for the same: spaces at the end of a text, and fields that are still empty. */
export function asTyped(
  cleaned: unknown,
  typed: unknown,
  schema: JsonSchema,
): unknown {
  if (same(cleaned, cleanValue(typed, schema))) return typed;
  if (Array.isArray(cleaned))
    return cleaned.map((entry, at) =>
      Array.isArray(typed) && typed.length === cleaned.length
        ? asTyped(entry, typed[at], schema.items ?? {})
        : entry,
    );
  if (!isObject(cleaned) || !isObject(typed)) return cleaned;
  const { properties = {} } = schema;
  const parts = Object.entries({ ...typed, ...cleaned }).flatMap(
    ([name, part]) => {
      const field = properties[name] ?? {};
      if (name in cleaned) return [[name, asTyped(part, typed[name], field)]];
      return isBlank(cleanValue(part, field)) ? [[name, part]] : [];
    },
  );
  return Object.fromEntries(parts) as unknown;
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
