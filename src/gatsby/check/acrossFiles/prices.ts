import type { Problem } from "../problem";
import type { Content, Rule } from "./content";

interface Programmes {
  groups: { programmes: { listPrice: number; offerPrice: number }[] }[];
}

interface Membership {
  groups: { tiers: { price: number }[] }[];
}

/** An offer price is not above the list price. */
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

/** A higher tier costs more than the tier below. */
function* tierPrices(content: Content): Generator<Problem> {
  for (const { file, value } of content.ofType<Membership>("MembershipPage"))
    for (const [group, { tiers }] of value.groups.entries())
      for (const [index, { price }] of tiers.entries()) {
        const below = tiers[index - 1]?.price ?? 0;
        if (price <= below)
          yield file.problem(
            ["groups", group, "tiers", index, "price"],
            `The price ${price} is not above the price ${below} of the tier below.`,
            "Correct the price, or order the tiers from the lowest to the highest.",
          );
      }
}

/** Prices that contradict each other. */
export const priceRules: readonly Rule[] = [offerPrices, tierPrices];
