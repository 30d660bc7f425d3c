/** What ids in a folder begin with: those of news/ with "news-", those of featured/ with "features-". */
export function idPrefix(folder: string): string {
  return folder === "featured" ? "features" : folder;
}

/**
 * The id of a new item: its number is above all that there are.
 *
 * @param names The files of the folder.
 */
export function nextId(folder: string, names: readonly string[]): string {
  const numbers = names.map((name) =>
    Number(/-(\d+)\.json$/.exec(name)?.[1] ?? 0),
  );
  return `${idPrefix(folder)}-${Math.max(0, ...numbers) + 1}`;
}
