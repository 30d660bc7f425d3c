import type { Fault } from "./fault";
import { field } from "../../common/field";
import { quote } from "./quote";

interface Repetition {
  /** JSON pointer from the list to what stands twice. */
  readonly path: string;
  readonly fault: Fault;
}

/** Capitals make no difference to a visitor. */
const sameness = (value: unknown): string =>
  JSON.stringify(value).toLowerCase();

/**
 * Entries of a list that stand in it twice.
 *
 * @param names Fields of which no two entries have the same value; without any, no two entries are the same.
 */
export function* repeatedEntries(
  entries: readonly unknown[],
  names: readonly string[],
): Generator<Repetition> {
  for (const name of names.length > 0 ? names : [undefined]) {
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      const value = name === undefined ? entry : field(entry, name);
      if (value === undefined) continue;
      const same = sameness(value);
      if (seen.has(same))
        yield {
          path: `/${index}${name === undefined ? "" : `/${name}`}`,
          fault: {
            message: `${typeof value === "string" ? quote(value) : "This entry"} stands twice in this list.`,
            remedy:
              name === undefined
                ? "Remove one of the two."
                : "Remove one of the entries or give it another name.",
          },
        };
      seen.add(same);
    }
  }
}
