import type { JsonPath } from "../../common/jsonPath";

/** A text in a value, and its place. */
interface PlacedText {
  readonly path: JsonPath;
  readonly text: string;
}

/** The texts of a value, in its order. */
export function* textsIn(
  value: unknown,
  path: JsonPath = [],
): Generator<PlacedText> {
  if (typeof value === "string") yield { path, text: value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value))
    yield* textsIn(part, [...path, Array.isArray(value) ? Number(key) : key]);
}
