import type { JsonPath } from "./jsonPath";
import { ofKind, schemaAt, type JsonSchema } from "./jsonSchema";

/** A text, a number, a boolean or null in a value. */
interface Leaf {
  readonly path: JsonPath;
  readonly value: unknown;
  /** Empty without a schema of the whole. */
  readonly schema: JsonSchema;
}

/** The leaves of a value, in its order. */
export function* leavesIn(
  value: unknown,
  schema: JsonSchema = {},
  path: JsonPath = [],
): Generator<Leaf> {
  if (typeof value !== "object" || value === null)
    return yield { path, value, schema };
  for (const [key, part] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    const ofPart = schemaAt(ofKind(schema, value), [step]);
    yield* leavesIn(part, ofPart, [...path, step]);
  }
}

/** The texts of a value, in its order. */
export function* textsIn(
  value: unknown,
  schema?: JsonSchema,
): Generator<Omit<Leaf, "value"> & { readonly text: string }> {
  for (const { value: text, ...place } of leavesIn(value, schema))
    if (typeof text === "string") yield { ...place, text };
}
