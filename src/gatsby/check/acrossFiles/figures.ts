import { field } from "../../../common/field";
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

/** Numbers that a page draws as dots, and the texts of the page that say them. */
const dots = [
  {
    type: "CohortPage",
    section: "hero",
    name: "seats",
    pattern: /\b(\d+) seats\b/gi,
  },
  {
    type: "MembershipPage",
    section: "offer",
    name: "places",
    pattern: /\bfirst (\d+) (?:sign-ups|places|members)\b/gi,
  },
] as const;

function* dotProblems(content: Content): Generator<Problem> {
  for (const { type, section, name, pattern } of dots)
    for (const { file } of content.ofType(type)) {
      const number = String(field(field(file.value, section), name));
      for (const { path, text } of file.texts())
        for (const [, found = ""] of text.matchAll(pattern))
          if (found !== number)
            yield file.problem(
              path,
              `The text says ${found}, the field ${section}.${name} says ${number}.`,
              "Write the same number in both.",
            );
    }
}

const dollars = (text: string): number =>
  /^\$[\d,]+\+?$/.test(text) ? Number(text.replace(/[$,+]/g, "")) : 0;

/** The credits of the partners add up to at least their total. */
function* partnerCredits(content: Content): Generator<Problem> {
  interface Credits {
    total: string;
    partners: { value: string }[];
  }
  const [figures] = content.ofType<{ key: string; number: string }[]>("Figure");
  for (const { file, value } of content.ofType<Credits>("PartnerCredits")) {
    const total = figures?.value.find(({ key }) => key === value.total);
    const sum = value.partners.reduce(
      (credits, partner) => credits + dollars(partner.value),
      0,
    );
    if (total && dollars(total.number) > sum)
      yield file.note(
        ["total"],
        `The total ${total.number} is more than the credits of all partners, $${sum.toLocaleString("en")}.`,
        "Correct a partner's value, or the total in content/shared/figures.json.",
      );
  }
}

/** Prices and numbers that contradict each other. */
export function* figureProblems(content: Content): Generator<Problem> {
  yield* offerPrices(content);
  yield* tierProblems(content);
  yield* dotProblems(content);
  yield* partnerCredits(content);
}
