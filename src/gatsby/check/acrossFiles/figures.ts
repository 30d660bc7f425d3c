import type { Problem } from "../problem";
import { quote } from "../wording";
import type { Content } from "./content";

interface Programmes {
  readonly groups: readonly {
    readonly programmes: readonly {
      readonly listPrice: number;
      readonly offerPrice: number;
    }[];
  }[];
}

interface Membership {
  readonly groups: readonly {
    readonly tiers: readonly {
      readonly price: number;
      readonly benefits: readonly string[];
    }[];
  }[];
}

/** An offer is not above its list price. */
function* offerPrices(content: Content): Generator<Problem> {
  const pages = content.ofType<Programmes>("ServicesOnlineProgramsPage");
  for (const { file, value } of pages)
    for (const [group, { programmes }] of value.groups.entries())
      for (const [index, programme] of programmes.entries())
        if (programme.offerPrice > programme.listPrice)
          yield file.problem(
            ["groups", group, "programmes", index, "offerPrice"],
            `The offer price ${programme.offerPrice} is above the list price ${programme.listPrice}.`,
            "Write an offer price that is not above the list price.",
          );
}

/** A higher tier costs more than the tier below, includes it, and lists only what it adds. */
function* tierProblems(content: Content): Generator<Problem> {
  for (const { file, value } of content.ofType<Membership>("MembershipPage"))
    for (const [group, { tiers }] of value.groups.entries()) {
      const benefits = new Set<string>();
      for (const [index, tier] of tiers.entries()) {
        const path = ["groups", group, "tiers", index];
        const below = tiers[index - 1]?.price ?? 0;
        if (tier.price <= below)
          yield file.problem(
            [...path, "price"],
            `The price ${tier.price} is not above the price ${below} of the tier below.`,
            "Correct the price, or order the tiers from the lowest to the highest.",
          );
        for (const [position, benefit] of tier.benefits.entries()) {
          const text = benefit.toLowerCase();
          if (benefits.has(text))
            yield file.problem(
              [...path, "benefits", position],
              `The benefit ${quote(benefit)} is already in this tier or one below.`,
              "Remove it: a higher tier includes everything of the tiers below.",
            );
          benefits.add(text);
        }
      }
    }
}

/** Prices and benefits that contradict each other. */
export function* figureProblems(content: Content): Generator<Problem> {
  yield* offerPrices(content);
  yield* tierProblems(content);
}
