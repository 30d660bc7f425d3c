const width = 80;

/** Whether a value of JSON is an object. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value on one line. */
function flat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flat).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, entry]) => `${JSON.stringify(key)}: ${flat(entry)}`,
  );
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** Whether Prettier may put a value on one line: objects only where the file had them so. */
function mayBeFlat(value: unknown, before: string): boolean {
  if (isObject(value)) {
    const line = flat(value);
    return line === "{}" || before.includes(line);
  }
  if (!Array.isArray(value)) return true;
  const isTable =
    value.length > 1 &&
    value.every((entry) => isObject(entry) && Object.keys(entry).length > 1);
  return !isTable && value.every((entry) => mayBeFlat(entry, before));
}

function print(
  value: unknown,
  before: string,
  indent: string,
  taken: number,
): string {
  const line = flat(value);
  if (typeof value !== "object" || value === null) return line;
  if (taken + line.length <= width && mayBeFlat(value, before)) return line;
  const deeper = `${indent}  `;
  const entries = Object.entries(value);
  const lines = entries.map(([key, entry], index) => {
    const name = Array.isArray(value) ? "" : `${JSON.stringify(key)}: `;
    const comma = index < entries.length - 1 ? "," : "";
    const start = deeper.length + name.length + comma.length;
    return `${deeper}${name}${print(entry, before, deeper, start)}${comma}`;
  });
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${lines.join("\n")}\n${indent}${close}`;
}

/** Puts the keys of objects in the order that they had; new keys follow. */
function inOrder(value: unknown, before: unknown): unknown {
  if (Array.isArray(value)) {
    const old = Array.isArray(before) ? before : [];
    return value.map((entry, index) => inOrder(entry, old[index]));
  }
  if (!isObject(value)) return value;
  const old = isObject(before) ? before : {};
  const keys = new Set(
    [...Object.keys(old), ...Object.keys(value)].filter((key) =>
      Object.hasOwn(value, key),
    ),
  );
  return Object.fromEntries(
    [...keys].map((key) => [key, inOrder(value[key], old[key])]),
  );
}

/**
 * JSON as the repository formats it, so that a save changes only the lines that differ.
 *
 * @param text JSON in any layout.
 * @param before The file as it was; its order of keys and its objects on one line stay.
 */
export function contentText(text: string, before = "null"): string {
  const value = inOrder(JSON.parse(text), JSON.parse(before || "null"));
  return `${print(value, before, "", 0)}\n`;
}
