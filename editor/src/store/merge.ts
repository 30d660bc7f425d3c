import { alsoChanged, type Conflict, type StoredFile } from "./ContentStore";
import { isObject, same } from "./contentText";
import { editsOf, entriesBeside } from "./mergeLists";

/** Two versions of a value, and the one that both began from. */
export interface Versions {
  readonly base: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
}

/** A step on the way to a value: a field of an object, or an entry of a list with its content. */
export interface Step {
  readonly key: string;
  readonly entry?: unknown;
}

/** A value that both versions changed in different ways. */
export interface Difference extends Versions {
  readonly steps: readonly Step[];
}

/** Fields that identify the entries of a list, best first. */
const identities = ["path", "id", "key", "from", "name", "title", "question"];

type Parts = ReadonlyMap<string, unknown>;

/** Entries of lists by the first field that identifies all of them, or by position if the lists are of one length. */
function entriesOf(lists: readonly (readonly unknown[])[]): Parts[] {
  const keyed = identities.map((name) =>
    lists.map(
      (list) =>
        new Map(
          list.map((entry) => [
            String((isObject(entry) && entry[name]) || ""),
            entry,
          ]),
        ),
    ),
  );
  const isKeyed = (maps: Parts[]) =>
    maps.every((map, at) => map.size === lists[at]?.length && !map.has(""));
  const byPosition = lists.map(
    (list) => new Map(list.map((entry, at) => [`Entry ${at + 1}`, entry])),
  );
  const isOneLength = new Set(lists.map(({ length }) => length)).size === 1;
  const isOfObjects = lists.every((list) => list.every(isObject));
  return keyed.find(isKeyed) ?? (isOneLength && isOfObjects ? byPosition : []);
}

/** The versions of a list; undefined if they are not lists. */
function listsOf({ base, theirs, mine }: Versions): unknown[][] | undefined {
  return Array.isArray(theirs) && Array.isArray(mine)
    ? [Array.isArray(base) ? base : [], theirs, mine]
    : undefined;
}

/** What values consist of; nothing if they can be compared as a whole only, such as texts and reordered lists. */
function partsOf({ base, theirs, mine }: Versions): Parts[] {
  if (isObject(theirs) && isObject(mine))
    return [base, theirs, mine].map(
      (value) => new Map(isObject(value) ? Object.entries(value) : []),
    );
  const lists = listsOf({ base, theirs, mine });
  const parts = lists ? entriesOf(lists) : [];
  const [, their, my] = parts.map((part) => [...part.keys()]);
  return same(
    their?.filter((key) => my?.includes(key)),
    my?.filter((key) => their?.includes(key)),
  )
    ? parts
    : [];
}

/** Merges lists whose entries have no names, such as paragraphs. Where both added entries, theirs come first. */
function mergeList(
  [base = [], theirs = [], mine = []]: readonly (readonly unknown[])[],
  choose: (difference: Difference) => unknown,
  steps: readonly Step[],
): unknown[] {
  const [their, my] = [editsOf(base, theirs), editsOf(base, mine)];
  return my.added.flatMap((added, at) => {
    const others = their.added[at] ?? [];
    const part = {
      base: base[at],
      theirs: their.entries[at],
      mine: my.entries[at],
    };
    const entry = part.mine ?? part.theirs;
    const merged = merge(part, choose, [
      ...steps,
      { key: `Entry ${at + 1}`, entry },
    ]);
    return [
      ...others,
      ...entriesBeside(added, others),
      ...(merged === undefined ? [] : [merged]),
    ];
  });
}

/**
 * Merges two versions of a value. New entries of a list follow the existing ones.
 *
 * @param choose Decides on each value that both changed; undefined leaves it out.
 */
export function merge(
  versions: Versions,
  choose: (difference: Difference) => unknown,
  steps: readonly Step[] = [],
): unknown {
  const { base, theirs, mine } = versions;
  if (same(theirs, mine) || same(base, theirs)) return mine;
  if (same(base, mine)) return theirs;
  const lists = listsOf(versions);
  if (lists && entriesOf(lists).length === 0)
    return mergeList(lists, choose, steps);
  const [old, their, my] = partsOf(versions);
  if (!their || !my) return choose({ ...versions, steps });
  const merged = [...new Set([...their.keys(), ...my.keys()])]
    .map((key) => {
      const part = {
        base: old?.get(key),
        theirs: their.get(key),
        mine: my.get(key),
      };
      const entry = isObject(mine) ? undefined : (part.mine ?? part.theirs);
      return [key, merge(part, choose, [...steps, { key, entry }])] as const;
    })
    .filter(([, part]) => part !== undefined);
  return isObject(mine)
    ? Object.fromEntries(merged)
    : merged.map(([, part]) => part);
}

/** The values that both versions changed in different ways. */
export function differences(versions: Versions): Difference[] {
  const found: Difference[] = [];
  merge(versions, (difference) => found.push(difference));
  return found;
}

/**
 * The versions that a conflict is about.
 *
 * @param edited The version that the typed value began from.
 * @param mine The typed value.
 * @throws Error for the maintainer if the newer version is no valid JSON.
 */
export function versionsOf(
  { theirs, base }: Conflict,
  edited: StoredFile | undefined,
  mine: unknown,
): Versions {
  const valueOf = (text = ""): unknown => (text ? JSON.parse(text) : undefined);
  try {
    const began = valueOf((base ?? edited)?.text);
    return { base: began, theirs: valueOf(theirs.text), mine };
  } catch {
    throw new Error(
      `Somebody changed content/${theirs.path}, and the file is not valid JSON now. Mend it in a text editor, then save again. Nothing you typed is lost.`,
    );
  }
}

/**
 * Merges two versions where nobody has to choose.
 *
 * @throws Error for the maintainer if somebody has to.
 */
export function mergeUntouched(
  conflict: Conflict,
  edited: StoredFile,
  mine: unknown,
): unknown {
  const versions = versionsOf(conflict, edited, mine);
  if (differences(versions).length > 0) throw alsoChanged(edited.path);
  return merge(versions, () => undefined);
}
