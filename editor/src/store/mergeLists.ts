import { diffIndices } from "node-diff3";

/** The stretches in which two lists differ, in order. */
function changesOf(before: readonly unknown[], after: readonly unknown[]) {
  const [one, other] = [before, after].map((list) =>
    list.map((entry) => JSON.stringify(entry)),
  ) as [string[], string[]];
  return diffIndices(one, other).map(({ buffer1, buffer2 }) => {
    const [at, count] = buffer1;
    const [to, length] = buffer2;
    return { at, count, entries: after.slice(to, to + length) };
  });
}

/** The entries that a list has beside those of another, in order. */
export const entriesBeside = (
  list: readonly unknown[],
  other: readonly unknown[],
): unknown[] => changesOf(other, list).flatMap(({ entries }) => entries);

/** What became of a list. */
export interface Edits {
  /** Each old entry as it is now; undefined if it was removed. */
  readonly entries: readonly unknown[];
  /** New entries before each old one, and after the last. */
  readonly added: readonly (readonly unknown[])[];
}

/** Compares two versions of a list. Where they differ, the first new entries take the place of the old ones. */
export function editsOf(
  before: readonly unknown[],
  after: readonly unknown[],
): Edits {
  const entries = [...before];
  const added: (readonly unknown[])[] = [...before, undefined].map(() => []);
  for (const { at, count, entries: now } of changesOf(before, after)) {
    for (let index = 0; index < count; index += 1)
      entries[at + index] = now[index];
    added[at + count] = now.slice(count);
  }
  return { entries, added };
}
