const longestQuote = 80;

/** A value as messages show it: in double quotes, shortened where it is long. */
export function quote(value: unknown): string {
  const text = String(value);
  return `"${text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text}"`;
}

/** "1 entry", "3 entries". */
export function count(
  number: number,
  singular: string,
  plural = `${singular}s`,
): string {
  return `${number.toLocaleString("en")} ${number === 1 ? singular : plural}`;
}
