import { fillTemplate } from "../../../common/fillTemplate";
import type { Finding, PageBuild } from "../../../common/pageBuild";
import {
  priceOffer,
  priceText,
  type PriceFormat,
} from "../../../common/prices";
import { idOf, theFirm, webAddress } from "../../../common/siteUrl";
import { slug } from "../../../common/slug";

const query = /* graphql */ `
  query MembershipBuild {
    siteContent { currency }
    membershipPage {
      labels { action { to } }
      groups { audience tiers { name price highestPrice description } }
    }
  }
`;

type TierPrices = Pick<Queries.MembershipTier, "price" | "highestPrice">;

interface PricedPage {
  readonly seo: Readonly<Record<"title" | "description", string>>;
  readonly groups?: readonly {
    readonly tiers: readonly { readonly price?: number }[];
  }[];
}

/** The page's file, as in the JSON. */
interface PageContent extends PricedPage {
  readonly labels: Readonly<Record<"perYear" | "offerName", string>>;
  readonly groups?: readonly {
    readonly anchor: string;
    readonly tiers: readonly {
      readonly name: string;
      readonly price?: number;
      readonly highestPrice?: number;
      readonly priceOnRequest?: boolean;
    }[];
  }[];
}

/** The price of the cheapest tier; Infinity if no tier has one. */
const lowestPrice = ({ groups = [] }: PricedPage): number =>
  Math.min(
    ...groups.flatMap(({ tiers }) => tiers.flatMap(({ price }) => price ?? [])),
  );

/** Title and description for search engines, with the price of the cheapest tier (docs/product.md#membership). */
function seo(page: PricedPage, site: PriceFormat) {
  const { title, description } = page.seo;
  const price = priceText({ amount: lowestPrice(page) }, site);
  const values = { lowestPrice: price ?? "" };
  return {
    title: fillTemplate(title, values),
    description: fillTemplate(description, values),
  };
}

/** A text that names the lowest price needs a tier with a price. */
function* noPrices(page: PageContent): Generator<Finding> {
  for (const [name, text] of Object.entries(page.seo))
    if (lowestPrice(page) === Infinity && text.includes("{lowestPrice}"))
      yield {
        path: ["seo", name],
        message: `The text names the lowest price, but ${page.groups ? "no tier has a price" : "the page has no tiers"}.`,
        remedy: `Remove {lowestPrice} from the text, or add ${page.groups ? "a price" : "the groups"}.`,
      };
}

/** A tier costs more than the tier below it. */
function* tierPrices({ groups = [] }: PageContent): Generator<Finding> {
  for (const [group, { tiers }] of groups.entries())
    for (const [index, { price = Infinity }] of tiers.entries()) {
      const below = tiers[index - 1]?.price;
      if (below !== undefined && price <= below)
        yield {
          severity: "note",
          path: ["groups", group, "tiers", index, "price"],
          message: `The price ${price} is not above the price ${below} of the tier below.`,
          remedy:
            "Correct the price, or order the tiers from the lowest to the highest.",
        };
    }
}

/** The price for a year in structured data; undefined if it is on request. */
function structuredOffer(
  { price, highestPrice: highest }: TierPrices,
  priceCurrency: string,
  to: string,
) {
  const offer = priceOffer({ amount: price, highest }, priceCurrency);
  if (!offer || price === null) return undefined;
  return {
    ...offer,
    url: webAddress(to),
    priceSpecification: {
      "@type": "UnitPriceSpecification" as const,
      ...(highest === null
        ? { price }
        : { minPrice: price, maxPrice: highest }),
      priceCurrency,
      unitCode: "ANN",
    },
  };
}

export const build = {
  query,
  resolvers: { MembershipPage: { seo } },
  check: (content: PageContent) => [
    ...noPrices(content),
    ...tierPrices(content),
  ],

  /** For other pages: the first tier of each audience, at the address of its tab. */
  offers: ({ groups = [], labels }) =>
    groups.flatMap(({ anchor, tiers }) =>
      tiers.slice(0, 1).map((tier) => ({
        anchor,
        name: fillTemplate(labels.offerName, { tier: tier.name }),
        price: {
          amount: tier.price,
          highest: tier.highestPrice,
          onRequest: tier.priceOnRequest,
        },
        unit: labels.perYear,
      })),
    ),

  /** The membership tiers with their price for a year. */
  entities: ({ siteContent, membershipPage: { groups, labels } }, { path }) =>
    (groups ?? []).flatMap(({ audience, tiers }) =>
      tiers.map(({ name, description, ...prices }) => ({
        "@type": "Product",
        "@id": idOf(path, slug(`${audience} ${name}`)),
        name,
        description,
        category: audience,
        brand: theFirm(),
        offers: structuredOffer(prices, siteContent.currency, labels.action.to),
      })),
    ),
} satisfies PageBuild<Queries.MembershipBuildQuery, PageContent>;
