import { field } from "../../../common/field";
import type { PartProblem } from "../contentContext";
import { quote } from "../wording";

/** Ignores case: entries that differ only in case look the same to visitors. */
const comparisonKey = (value: unknown): string =>
  JSON.stringify(value).toLowerCase();

/**
 * The repeated entries of a list.
 *
 * @param names Fields whose values must be unique. Without names, whole entries must be.
 */
export function* repeatedEntries(
  entries: readonly unknown[],
  names: readonly string[],
): Generator<PartProblem> {
  for (const name of names.length > 0 ? names : [undefined]) {
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      const value = name === undefined ? entry : field(entry, name);
      if (value === undefined) continue;
      const same = comparisonKey(value);
      if (seen.has(same))
        yield {
          at: `/${index}${name ? `/${name}` : ""}`,
          message: `${typeof value === "string" ? quote(value) : "This entry"} is in this list twice.`,
          remedy: name
            ? "Remove one of the entries or give it another name."
            : "Remove one of the two.",
        };
      seen.add(same);
    }
  }
}
