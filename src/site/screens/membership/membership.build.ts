import { fillTemplate } from "../../../common/fillTemplate";
import { writtenPrice, type SiteLocale } from "../../../common/localFormats";
import {
  tabStates,
  type Finding,
  type PageBuild,
} from "../../../common/pageBuild";
import { idOf, theFirm, webAddress } from "../../../common/siteUrl";
import { slug } from "../../../common/slug";

const query = /* graphql */ `
  query MembershipBuild {
    siteContent { currency }
    membershipPage {
      labels { action { to } }
      groups { audience tiers { name price description } }
    }
  }
`;

/** The page's file, as in the JSON. */
interface PageContent {
  readonly seo: Readonly<Record<"title" | "description", string>>;
  readonly groups?: readonly {
    readonly tiers: readonly { readonly price: number }[];
  }[];
}

/** Title and description for search engines, with the price of the cheapest tier (docs/product.md#membership). */
function seo(
  { seo: { title, description }, groups = [] }: PageContent,
  site: SiteLocale,
) {
  const prices = groups.flatMap(({ tiers }) => tiers.map(({ price }) => price));
  const values = { lowestPrice: writtenPrice(Math.min(...prices), site) };
  return {
    title: fillTemplate(title, values),
    description: fillTemplate(description, values),
  };
}

/** Without tiers there is no lowest price. */
function* noPrices({ seo: texts, groups }: PageContent): Generator<Finding> {
  for (const [name, text] of Object.entries(texts))
    if (!groups && text.includes("{lowestPrice}"))
      yield {
        path: ["seo", name],
        message: "The text names the lowest price, but the page has no tiers.",
        remedy: "Remove {lowestPrice} from the text, or add the groups.",
      };
}

/** A higher tier costs more than the tier below. */
function* tierPrices({ groups = [] }: PageContent): Generator<Finding> {
  for (const [group, { tiers }] of groups.entries())
    for (const [index, { price }] of tiers.entries()) {
      const below = tiers[index - 1]?.price ?? 0;
      if (price <= below)
        yield {
          severity: "note",
          path: ["groups", group, "tiers", index, "price"],
          message: `The price ${price} is not above the price ${below} of the tier below.`,
          remedy:
            "Correct the price, or order the tiers from the lowest to the highest.",
        };
    }
}

export const build = {
  query,
  resolvers: { MembershipPage: { seo } },
  check: (content: PageContent) => [
    ...noPrices(content),
    ...tierPrices(content),
  ],

  /** The membership tiers with their price for a year. */
  entities: ({ siteContent, membershipPage: { groups, labels } }, { path }) =>
    (groups ?? []).flatMap(({ audience, tiers }) =>
      tiers.map(({ name, price, description }) => ({
        "@type": "Product",
        "@id": idOf(path, slug(`${audience} ${name}`)),
        name,
        description,
        category: audience,
        brand: theFirm(),
        offers: {
          "@type": "Offer",
          price,
          priceCurrency: siteContent.currency,
          url: webAddress(labels.action.to),
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            price,
            priceCurrency: siteContent.currency,
            unitCode: "ANN",
          },
        },
      })),
    ),

  states: ({ groups = [] }) => tabStates(groups),
} satisfies PageBuild<Queries.MembershipBuildQuery, PageContent>;
