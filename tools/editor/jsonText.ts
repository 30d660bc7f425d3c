const width = 80;

/** A value on one line; undefined for what stands on several. */
function flat(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (!Array.isArray(value))
    return Object.keys(value).length === 0 ? "{}" : undefined;
  const entries = value.map(flat);
  return entries.includes(undefined) ? undefined : `[${entries.join(", ")}]`;
}

function print(
  value: unknown,
  indent: string,
  taken: number,
  after: number,
): string {
  const line = flat(value);
  const fits = line !== undefined && taken + line.length + after <= width;
  if (typeof value !== "object" || value === null || fits) return line ?? "";
  const isList = Array.isArray(value);
  const deeper = `${indent}  `;
  const entries = Object.entries(value);
  const lines = entries.map(([key, entry], index) => {
    const start = isList ? deeper : `${deeper}${JSON.stringify(key)}: `;
    const comma = index < entries.length - 1 ? 1 : 0;
    return `${start}${print(entry, deeper, start.length, comma)}`;
  });
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}

/**
 * JSON as `npm run format` wants it, where a formatter cannot run: lists of texts on one line if they fit, all else
 * on lines of its own.
 */
export function jsonText(value: unknown): string {
  return `${print(value, "", 0, 0)}\n`;
}
