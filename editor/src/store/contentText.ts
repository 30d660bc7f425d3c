import { formatJson } from "../../../src/gatsby/model/formatJson";

/** Whether a value of JSON is an object. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether two values are the same JSON. */
export const same = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Parses JSON. Returns undefined for a text that is not valid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Formats JSON as the repository does, so that a save changes only the lines that differ. */
export const contentText = (text: string): Promise<string> =>
  // Prettier keeps an object that begins with a line break on several lines.
  formatJson(JSON.stringify(JSON.parse(text), null, 2));

/** A text in base64, as Git services exchange files. */
export function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** The text of a file in base64. */
export function fromBase64(base64: string): string {
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  return new TextDecoder().decode(bytes);
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
