import type { ContentFile, JsonPath } from "../contentFile";

/** A value of a file and where it stands. */
export interface Value {
  readonly path: JsonPath;
  readonly value: unknown;
}

/** Every value of a file with its path, parents before children. */
export function* valuesOf(file: ContentFile): Generator<Value> {
  const pending: Value[] = [{ path: [], value: file.value }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    yield next;
    const { path, value } = next;
    if (typeof value !== "object" || value === null) continue;
    const isList = Array.isArray(value);
    const entries: [string, unknown][] = Object.entries(value);
    pending.push(
      ...entries
        .map(([step, entry]) => ({
          path: [...path, isList ? Number(step) : step],
          value: entry,
        }))
        .reverse(),
    );
  }
}

/** Every text of a file with its path. */
export function* textsOf(
  file: ContentFile,
): Generator<{ path: JsonPath; text: string }> {
  for (const { path, value } of valuesOf(file))
    if (typeof value === "string") yield { path, text: value };
}
