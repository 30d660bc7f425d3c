import { fillTemplate } from "../../common/fillTemplate";
import { rupees } from "../../common/figure";

/** The membership page as it is written. */
interface MembershipSource {
  readonly seo: Readonly<Record<"title" | "description", string>>;
  readonly groups: readonly { tiers: readonly { price: number }[] }[];
}

/** What search engines show of the page, with the price of the cheapest tier in it (docs/product.md#membership). */
export function membershipSeo({ seo, groups }: MembershipSource) {
  const prices = groups.flatMap(({ tiers }) => tiers.map((tier) => tier.price));
  const values = { lowestPrice: rupees(Math.min(...prices)) };
  return {
    title: fillTemplate(seo.title, values),
    description: fillTemplate(seo.description, values),
  };
}
