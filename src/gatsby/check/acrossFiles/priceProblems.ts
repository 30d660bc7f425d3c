import type { ContentFile, JsonPath } from "../contentFile";
import { field } from "../../../common/field";
import type { Problem } from "../problem";
import { textsOf, valuesOf } from "./values";

const prices = new Set(["price", "listPrice", "offerPrice"]);

function* offerProblems(
  file: ContentFile,
  path: JsonPath,
  value: unknown,
): Generator<Problem> {
  const [list, offer] = [field(value, "listPrice"), field(value, "offerPrice")];
  if (typeof list !== "number" || typeof offer !== "number") return;
  if (offer > list && list > 0) {
    yield file.problem(
      [...path, "offerPrice"],
      `The offer price ${offer} is above the list price ${list}.`,
      "Write an offer price that is not above the list price.",
    );
  }
}

function* tierPriceProblems(
  file: ContentFile,
  path: JsonPath,
  tiers: readonly unknown[],
): Generator<Problem> {
  let below = 0;
  for (const [index, tier] of tiers.entries()) {
    const price = field(tier, "price");
    if (typeof price !== "number" || price < 1) continue;
    if (price <= below) {
      yield file.problem(
        [...path, index, "price"],
        `The price ${price} is not above the price ${below} of the tier below.`,
        "A higher tier includes the tier below, so its price is higher; order the tiers from the lowest to the highest.",
      );
      return;
    }
    below = price;
  }
}

/** A text quotes a price that is none of the content's: told, but no error, since it may be the price of something else. */
function* quotedPriceProblems(
  files: readonly ContentFile[],
): Generator<Problem> {
  const known = new Set<number>();
  for (const file of files)
    for (const { path, value } of valuesOf(file))
      if (typeof value === "number" && prices.has(String(path.at(-1))))
        known.add(value);
  for (const file of files) {
    if (!/^(pages|shared)\//.test(file.name)) continue;
    for (const { path, text } of textsOf(file)) {
      const quoted = [
        ...text.matchAll(/₹\s?(\d[\d,]*\d|\d)(?![\d.]|\s?(?:Cr|Lakh|k\b))/gi),
      ].map(([, digits = ""]) => digits);
      for (const digits of new Set(quoted)) {
        if (known.has(Number(digits.replace(/,/g, "")))) continue;
        yield file.problem(
          path,
          `The text quotes ₹${digits}, which is not one of the prices of the content.`,
          "If it is one of yours, write it as it is now in content/pages/membership.json or content/pages/services-online-programs.json.",
          { severity: "note" },
        );
      }
    }
  }
}

/** An offer is not above its list price, a tier not below the tier before it; other prices in texts are told. */
export function* priceProblems(
  files: readonly ContentFile[],
): Generator<Problem> {
  for (const file of files) {
    for (const { path, value } of valuesOf(file)) {
      yield* offerProblems(file, path, value);
      if (path.at(-1) === "tiers" && Array.isArray(value))
        yield* tierPriceProblems(file, path, value);
    }
  }
  yield* quotedPriceProblems(files);
}
