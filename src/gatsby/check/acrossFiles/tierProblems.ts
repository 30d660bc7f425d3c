import type { ContentFile } from "../contentFile";
import { field } from "../../../common/field";
import type { Problem } from "../problem";
import { quote } from "../quote";
import { valuesOf } from "./values";

/**
 * A higher tier includes everything of the tiers below: the page says so itself, and the tier lists only what it
 * adds. What it repeats would be shown twice.
 */
export function* tierProblems(
  files: readonly ContentFile[],
): Generator<Problem> {
  for (const file of files) {
    for (const { path, value } of valuesOf(file)) {
      if (path.at(-1) !== "tiers" || !Array.isArray(value)) continue;
      const seen = new Set<string>();
      for (const [index, tier] of value.entries()) {
        const benefits = field(tier, "benefits");
        if (!Array.isArray(benefits)) continue;
        for (const [position, benefit] of benefits.entries()) {
          const text = String(benefit).trim().toLowerCase();
          if (text !== "" && seen.has(text)) {
            yield file.problem(
              [...path, index, "benefits", position],
              `The benefit ${quote(benefit)} is already in this tier or one below.`,
              "Remove it: a higher tier includes everything of the tiers below.",
            );
          }
          seen.add(text);
        }
      }
    }
  }
}
