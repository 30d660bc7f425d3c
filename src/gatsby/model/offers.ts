import type { PageOffer } from "../../common/pageBuild";
import { pageBuilds } from "./pageBuilds";

/** A page's offer, with its address: /services/online-programs#launch. */
export interface AddressedOffer extends PageOffer {
  readonly to: string;
}

/** The pages that offer something, each with what it finds in its content. */
export const offeringPages = pageBuilds.flatMap(({ page, path, build }) => {
  const { offers } = build;
  if (!offers) return [];
  return {
    page,
    path,
    offersIn: (content: unknown): AddressedOffer[] =>
      offers(content).map((offer) => ({
        ...offer,
        to: offer.anchor ? `${path}#${offer.anchor}` : path,
      })),
  };
});
