import type { AggregateOffer, Offer } from "schema-dts";
import { field } from "./field";
import { writtenPrice, type SiteLocale } from "./localFormats";

/** A price as an author writes it: one amount, which may be 0, or a range, or on request. */
export interface Price {
  readonly amount?: number | null | undefined;
  readonly highest?: number | null | undefined;
  readonly onRequest?: boolean | null | undefined;
}

/** The fields of an object in the JSON that hold a price: the arguments of @price. */
export interface PriceFields {
  readonly of?: string;
  readonly highest?: string;
  readonly onRequest?: string;
}

/** The price of an object in the JSON. */
export function priceAt(
  source: unknown,
  { of = "", highest = "", onRequest = "" }: PriceFields,
) {
  const [amount, upTo] = [of, highest].map((name) => {
    const value = field(source, name);
    return typeof value === "number" ? value : undefined;
  });
  return {
    amount,
    highest: upTo,
    onRequest: field(source, onRequest) === true,
  };
}

/** How a site writes prices, with its words for those without digits. */
export interface PriceFormat extends SiteLocale {
  readonly prices: { readonly free: string; readonly onRequest: string };
}

/** Whether a price is written in digits, not as "Free" or "On request". */
export const hasDigits = ({ amount, highest, onRequest }: Price): boolean =>
  !onRequest && Boolean(amount || highest);

/** The text of a price (docs/product.md#prices); null if there is none. */
export function priceText(price: Price, format: PriceFormat): string | null {
  const { amount, highest, onRequest } = price;
  if (onRequest) return format.prices.onRequest;
  if (typeof amount !== "number") return null;
  return hasDigits(price)
    ? writtenPrice(amount, format, highest)
    : format.prices.free;
}

/** A price in structured data. Undefined for one on request, which schema.org does not have. */
export function priceOffer(
  { amount, highest }: Price,
  priceCurrency: string,
): Exclude<Offer | AggregateOffer, string> | undefined {
  if (typeof amount !== "number") return undefined;
  return typeof highest === "number"
    ? {
        "@type": "AggregateOffer",
        lowPrice: amount,
        highPrice: highest,
        priceCurrency,
      }
    : { "@type": "Offer", price: amount, priceCurrency };
}
