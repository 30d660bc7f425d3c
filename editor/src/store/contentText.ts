import { formatJson } from "../../../src/gatsby/model/formatJson";

/** Whether a value of JSON is an object. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Sorts the keys of objects as before; new keys follow. */
function inOrder(value: unknown, before: unknown): unknown {
  if (Array.isArray(value)) {
    const old = Array.isArray(before) ? before : [];
    return value.map((entry, index) => inOrder(entry, old[index]));
  }
  if (!isObject(value)) return value;
  const old = isObject(before) ? before : {};
  const keys = Object.keys({ ...old, ...value });
  return Object.fromEntries(
    keys
      .filter((key) => Object.hasOwn(value, key))
      .map((key) => [key, inOrder(value[key], old[key])]),
  );
}

/**
 * Formats JSON as the repository does, so that a save changes only the lines that differ.
 *
 * @param before The old text, for its order of keys.
 */
export function contentText(text: string, before?: string): Promise<string> {
  const value = inOrder(JSON.parse(text), JSON.parse(before || "null"));
  // Prettier keeps an object that begins with a line break on several lines.
  return formatJson(JSON.stringify(value, null, 2));
}

/** The id of a text in Git. */
export async function gitId(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const file = new Blob([`blob ${bytes.length}\0`, bytes]);
  const hash = await crypto.subtle.digest("SHA-1", await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
