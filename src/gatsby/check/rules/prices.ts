import { field } from "../../../common/field";
import type { JsonSchema } from "../../../common/jsonSchema";
import { priceAt } from "../../../common/prices";
import type { PartProblem } from "../contentContext";
import { quote } from "../wording";

type CheckedPrice = NonNullable<JsonSchema["prices"]>[number];

/** What is wrong with a price: a range that is none, or an amount beside the words "on request". */
function problemOf(
  source: unknown,
  names: CheckedPrice,
): PartProblem | undefined {
  const { of = "", highest: upTo = "", onRequest: request = "" } = names;
  const { amount, highest, onRequest } = priceAt(source, names);
  if (onRequest && (amount ?? highest) !== undefined)
    return {
      at: `/${request}`,
      message: `The price is on request, but ${quote(amount === undefined ? upTo : of)} gives one.`,
      remedy: `Remove ${quote(request)}, or the price in digits.`,
    };
  if (highest !== undefined && highest <= (amount ?? Infinity))
    return {
      at: `/${upTo}`,
      message:
        amount === undefined
          ? "There is a highest price, but no lowest one."
          : `The highest price ${highest} is not above the lowest price ${amount}.`,
      remedy: `Write the lowest price in ${quote(of)} and the highest in ${quote(upTo)}. If there is one price, write it in ${quote(of)} and remove ${quote(upTo)}.`,
    };
  if (names.isRequired && !onRequest && field(source, of) === undefined)
    return {
      at: `/${of}`,
      message: `The price is missing: the field ${quote(of)}.`,
      remedy: `Add it, as 0 if there is nothing to pay, or write ${quote(request)}: true.`,
    };
  return undefined;
}

/** The prices of an object that contradict themselves or are missing. */
export const priceProblems = (
  source: unknown,
  prices: readonly CheckedPrice[],
): PartProblem[] => prices.flatMap((names) => problemOf(source, names) ?? []);
