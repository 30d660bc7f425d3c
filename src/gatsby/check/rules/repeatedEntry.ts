import { field } from "../../../common/field";
import type { ValueRule } from "../contentContext";
import { quote } from "../wording";

/**
 * Accepts a list without repeated entries. The setting names the fields whose values must be unique; without names, whole
 * entries must be. Case does not count: entries that differ only in case look the same to visitors.
 */
export const repeatedEntry: ValueRule<readonly unknown[]> = (
  entries,
  setting,
) => {
  const names: readonly unknown[] = Array.isArray(setting) ? setting : [];
  for (const name of names.length > 0 ? names.map(String) : [""]) {
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      const value = name ? field(entry, name) : entry;
      const key = JSON.stringify(value ?? null).toLowerCase();
      if (value !== undefined && seen.has(key))
        return {
          at: `/${index}${name && `/${name}`}`,
          message: `${typeof value === "string" ? quote(value) : "This entry"} is in this list twice.`,
          remedy: "Remove one of the two, or change it.",
        };
      seen.add(key);
    }
  }
  return undefined;
};
