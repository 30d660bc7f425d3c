import { fillTemplate } from "../../../common/fillTemplate";
import { rupees } from "../../../common/figure";

/** The raw membership page. */
interface MembershipSource {
  readonly seo: Readonly<Record<"title" | "description", string>>;
  readonly groups: readonly { tiers: readonly { price: number }[] }[];
}

/**
 * The page's title and description for search engines, with the price of the cheapest tier
 * (docs/product.md#membership).
 */
export function membershipSeo({ seo, groups }: MembershipSource) {
  const prices = groups.flatMap(({ tiers }) => tiers.map((tier) => tier.price));
  const values = { lowestPrice: rupees(Math.min(...prices)) };
  return {
    title: fillTemplate(seo.title, values),
    description: fillTemplate(seo.description, values),
  };
}
