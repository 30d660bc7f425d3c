import { isObject } from "../../store/contentText";
import { valueAt } from "./schema";
import { entryTitle, fieldLabel } from "./words";

/** Two versions of a value, and the one that both began from. */
export interface Versions {
  readonly base: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
}

/** A field that two versions of a file disagree on. */
export interface Difference extends Versions {
  /** The field in words, such as "Groups › Startups › Price". */
  readonly place: string;
  /** The version to keep unless a person decides otherwise: the one that changed. */
  readonly suggested: "theirs" | "mine";
}

/** Fields that identify the entries of a list, best first. */
const identities = ["path", "id", "key", "from", "name", "title", "question"];

const same = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

type Parts = ReadonlyMap<string, unknown>;

/** Entries of lists by the first field that identifies all of them, or by position if the lists are of one length. */
function entriesOf(lists: readonly (readonly unknown[])[]): Parts[] {
  const keyed = identities.map((name) =>
    lists.map(
      (list) =>
        new Map(
          list.map((entry) => [String(valueAt(entry, [name]) ?? ""), entry]),
        ),
    ),
  );
  const isKeyed = (maps: Parts[]) =>
    maps.every((map, at) => map.size === lists[at]?.length && !map.has(""));
  const byPosition = lists.map(
    (list) => new Map(list.map((entry, at) => [`Entry ${at + 1}`, entry])),
  );
  const isOneLength = new Set(lists.map(({ length }) => length)).size === 1;
  return keyed.find(isKeyed) ?? (isOneLength ? byPosition : []);
}

/** What values consist of; nothing if they can be compared as a whole only, such as texts and reordered lists. */
function partsOf({ base, theirs, mine }: Versions): Parts[] {
  if (isObject(theirs) && isObject(mine))
    return [base, theirs, mine].map(
      (value) => new Map(isObject(value) ? Object.entries(value) : []),
    );
  if (!Array.isArray(theirs) || !Array.isArray(mine)) return [];
  const before: unknown[] = Array.isArray(base) ? base : [];
  const parts = entriesOf([before, theirs, mine]);
  const [, their, my] = parts.map((part) => [...part.keys()]);
  return same(
    their?.filter((key) => my?.includes(key)),
    my?.filter((key) => their?.includes(key)),
  )
    ? parts
    : [];
}

/**
 * Merges two versions of a value. New entries of a list follow the existing ones.
 *
 * @param choose Decides on each field that differs; undefined leaves it out.
 */
export function merge(
  versions: Versions,
  choose: (difference: Difference) => unknown,
  place = "",
): unknown {
  const { base, theirs, mine } = versions;
  if (same(theirs, mine)) return mine;
  const [old, their, my] = partsOf(versions);
  if (!their || !my)
    return choose({
      ...versions,
      place,
      suggested: same(base, mine) ? "theirs" : "mine",
    });
  const merged = [...new Set([...their.keys(), ...my.keys()])]
    .map((key) => {
      const part = {
        base: old?.get(key),
        theirs: their.get(key),
        mine: my.get(key),
      };
      const label = isObject(mine)
        ? fieldLabel(key)
        : entryTitle(part.mine ?? part.theirs) || key;
      return [
        key,
        merge(part, choose, place ? `${place} › ${label}` : label),
      ] as const;
    })
    .filter(([, part]) => part !== undefined);
  return isObject(mine)
    ? Object.fromEntries(merged)
    : merged.map(([, part]) => part);
}
