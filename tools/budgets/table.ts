/** Bytes as KB of 1000. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** A line of a size report: a page and its values, in columns. */
export const row = (page: string, values: readonly string[]): string =>
  page.padEnd(34) + values.map((value) => value.padStart(13)).join("");
