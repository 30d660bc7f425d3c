import { isDeepStrictEqual } from "node:util";
import { applyEdits, modify, type JSONPath } from "jsonc-parser";
import { formatJson } from "../../src/gatsby/model/formatJson";

/** One step from the old value to the new one; an undefined value is taken away. */
interface Change {
  readonly path: JSONPath;
  readonly value: unknown;
  readonly isInsertion?: boolean;
}

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function* objectChanges(
  old: JsonObject,
  now: JsonObject,
  path: JSONPath,
): Generator<Change> {
  for (const key of Object.keys(old))
    if (!Object.hasOwn(now, key))
      yield { path: [...path, key], value: undefined };
  for (const [key, value] of Object.entries(now))
    yield* changes(old[key], value, [...path, key]);
}

/** Entries that both lists begin and end with stay; those between are changed, taken away or put in. */
function* listChanges(
  old: readonly unknown[],
  now: readonly unknown[],
  path: JSONPath,
): Generator<Change> {
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && isDeepStrictEqual(old[start], now[start])) start++;
  let kept = 0;
  while (
    kept < shorter - start &&
    isDeepStrictEqual(old.at(-1 - kept), now.at(-1 - kept))
  )
    kept++;
  const common = shorter - kept;
  for (let index = start; index < common; index++)
    yield* changes(old[index], now[index], [...path, index]);
  for (let index = old.length - kept - 1; index >= common; index--)
    yield { path: [...path, index], value: undefined };
  for (let index = common; index < now.length - kept; index++)
    yield { path: [...path, index], value: now[index], isInsertion: true };
}

function* changes(
  old: unknown,
  now: unknown,
  path: JSONPath,
): Generator<Change> {
  if (isDeepStrictEqual(old, now)) return;
  if (isObject(old) && isObject(now)) yield* objectChanges(old, now, path);
  else if (Array.isArray(old) && Array.isArray(now))
    yield* listChanges(old, now, path);
  else yield { path, value: now };
}

/** The place of a new key among those that are there, in the order of the new value's keys. */
function placeAmong(now: unknown, path: JSONPath) {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>(
      (value, step) =>
        typeof value === "object" && value !== null
          ? Reflect.get(value, step)
          : undefined,
      now,
    );
  const order = isObject(parent) ? Object.keys(parent) : [];
  const position = order.indexOf(String(path.at(-1)));
  return (known: string[]) =>
    known.filter((key) => order.indexOf(key) < position).length;
}

/**
 * Changes a JSON text as a person would: only what differs from the value, in the one formatting.
 *
 * @param text Well-formed JSON; its order of keys and its line breaks stay.
 */
export function rewriteJson(text: string, value: unknown): Promise<string> {
  let rewritten = text;
  const steps = changes(JSON.parse(text), value, []);
  for (const { path, value: now, isInsertion = false } of steps)
    rewritten = applyEdits(
      rewritten,
      modify(rewritten, path, now, {
        formattingOptions: { insertSpaces: true, tabSize: 2 },
        isArrayInsertion: isInsertion,
        getInsertionIndex: placeAmong(value, path),
      }),
    );
  return formatJson(rewritten);
}
