import { field } from "../../../common/field";
import type { ProblemText } from "../problem";
import { quote } from "../wording";

/** Capitals make no difference to a visitor. */
const sameness = (value: unknown): string =>
  JSON.stringify(value).toLowerCase();

/**
 * Entries of a list that stand in it twice, with the JSON pointer from the list to what is repeated.
 *
 * @param names Fields of which no two entries have the same value; without any, no two entries are the same.
 */
export function* repeatedEntries(
  entries: readonly unknown[],
  names: readonly string[],
): Generator<{ path: string; text: ProblemText }> {
  for (const name of names.length > 0 ? names : [undefined]) {
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      const value = name === undefined ? entry : field(entry, name);
      if (value === undefined) continue;
      const same = sameness(value);
      if (seen.has(same))
        yield {
          path: name === undefined ? `/${index}` : `/${index}/${name}`,
          text: {
            message: `${typeof value === "string" ? quote(value) : "This entry"} stands twice in this list.`,
            remedy: name
              ? "Remove one of the entries or give it another name."
              : "Remove one of the two.",
          },
        };
      seen.add(same);
    }
  }
}
