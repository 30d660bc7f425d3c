import type { ContentFile } from "../contentFile";
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
  readonly offer: { readonly places: number };
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
            "A higher tier includes the tier below, so its price is higher; order the tiers from the lowest to the highest.",
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

/** A text quotes a price that is none of the content's: no error, since it may be the price of something else. */
function* quotedPrices({ files }: Content): Generator<Problem> {
  const known = new Set<unknown>();
  for (const file of files)
    for (const { path, value } of file.values())
      if (/price$/i.test(String(path.at(-1)))) known.add(value);
  for (const file of files.filter(({ name }) => /^(pages|shared)/.test(name)))
    for (const { path, text } of file.texts())
      for (const [, digits = ""] of text.matchAll(
        /₹\s?(\d[\d,]*\d|\d)(?![\d.]|\s?(?:Cr|Lakh|k\b))/gi,
      ))
        if (!known.has(Number(digits.replace(/,/g, ""))))
          yield file.note(
            path,
            `The text quotes ₹${digits}, which is not one of the prices of the content.`,
            "If it is one of yours, write it as it is now in content/pages/membership.json or content/pages/services-online-programs.json.",
          );
}

/** Texts of a page that say another number than a field of the page. */
function* disagreements(
  file: ContentFile,
  field: string,
  number: number,
  pattern: RegExp,
): Generator<Problem> {
  for (const { path, text } of file.texts())
    for (const [, found = ""] of text.matchAll(pattern))
      if (found !== String(number))
        yield file.problem(
          path,
          `The text says ${found}, the field ${field} says ${number}.`,
          "Make the two agree.",
        );
}

/** Seats of the cohort and places of the membership offer, in words and as dots. */
function* dots(content: Content): Generator<Problem> {
  interface Cohort {
    hero: { seats: number };
  }
  for (const { file, value } of content.ofType<Cohort>("CohortPage")) {
    const { seats } = value.hero;
    yield* disagreements(file, "hero.seats", seats, /\b(\d+) seats\b/gi);
  }
  for (const { file, value } of content.ofType<Membership>("MembershipPage")) {
    const pattern = /\bfirst (\d+) (?:sign-ups|places|members)\b/gi;
    yield* disagreements(file, "offer.places", value.offer.places, pattern);
  }
}

/** The credits of partners come to no less than their total. */
function* partnerCredits(content: Content): Generator<Problem> {
  interface Credits {
    total: string;
    partners: { value: string }[];
  }
  const dollars = (text: string): number =>
    /^\$[\d,]+\+?$/.test(text) ? Number(text.replace(/[$,+]/g, "")) : 0;
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
        `The total ${total.number} is more than the credits of the partners together, $${sum.toLocaleString("en")}.`,
        "Correct a partner's value, or the total in content/shared/figures.json.",
      );
  }
}

/** Prices and numbers that contradict each other. */
export function* figureProblems(content: Content): Generator<Problem> {
  yield* offerPrices(content);
  yield* tierProblems(content);
  yield* quotedPrices(content);
  yield* dots(content);
  yield* partnerCredits(content);
}
