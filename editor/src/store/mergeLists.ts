/** Pairs the positions of entries that two lists have in common, in the order of both. */
export function commonEntries(
  one: readonly unknown[],
  other: readonly unknown[],
): ReadonlyMap<number, number> {
  const [ours, others] = [one, other].map((list) =>
    list.map((entry) => JSON.stringify(entry)),
  ) as [string[], string[]];
  // The longest common subsequence of the rests of both lists.
  const lengths = ours.map(() => new Array<number>(others.length + 1).fill(0));
  const length = (at: number, to: number) => lengths[at]?.[to] ?? 0;
  for (let at = ours.length - 1; at >= 0; at -= 1)
    for (let to = others.length - 1; to >= 0; to -= 1) {
      const row = lengths[at];
      if (row)
        row[to] =
          ours[at] === others[to]
            ? length(at + 1, to + 1) + 1
            : Math.max(length(at + 1, to), length(at, to + 1));
    }
  const pairs = new Map<number, number>();
  for (let at = 0, to = 0; at < ours.length && to < others.length;)
    if (ours[at] === others[to]) pairs.set(at++, to++);
    else if (length(at + 1, to) >= length(at, to + 1)) at += 1;
    else to += 1;
  return pairs;
}

/** What became of a list. */
export interface Edits {
  /** Each old entry as it is now; undefined if it was removed. */
  readonly entries: readonly unknown[];
  /** New entries before each old one, and after the last. */
  readonly added: readonly (readonly unknown[])[];
}

/** Compares two versions of a list. Between entries that stayed, the first new ones take the place of the old ones. */
export function editsOf(
  before: readonly unknown[],
  after: readonly unknown[],
): Edits {
  const common = commonEntries(before, after);
  const entries: unknown[] = [];
  const added: unknown[][] = [];
  let to = 0;
  for (let at = 0; at <= before.length; at += 1) {
    const end = [...common].find(([from]) => from >= at)?.[1] ?? after.length;
    if (at === before.length || common.has(at)) {
      added.push(after.slice(to, end));
      to = end;
    } else added.push([]);
    if (at < before.length)
      entries.push(
        to < after.length && (common.has(at) || to < end)
          ? after[to++]
          : undefined,
      );
  }
  return { entries, added };
}
