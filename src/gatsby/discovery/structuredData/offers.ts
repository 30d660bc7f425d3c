import type { Course, ItemList, Offer, OfferCatalog, Thing } from "schema-dts";
import { idOf, theFirm, webAddress } from "../../../common/siteUrl";
import type { SitePages } from "../../pages/sitePages";

const membershipPath = "/membership";

type SectionPage = SitePages["allSectionPage"]["nodes"][number];

const offer = (price: number, priceCurrency: string, to: string) =>
  ({
    "@type": "Offer",
    price,
    priceCurrency,
    category: "Paid",
    url: webAddress(to),
  }) satisfies Offer;

/** The programmes of a page, whichever of its sections they are in; each leads to its heading. */
const courses = ({ path, sections }: SectionPage, currency: string): Course[] =>
  sections
    .flatMap((section) => ("programmes" in section ? section.programmes : []))
    .map(({ anchor, title, outcome, ...each }) => ({
      "@type": "Course",
      "@id": idOf(path, anchor),
      url: idOf(path, anchor),
      name: title,
      description: outcome,
      provider: theFirm(),
      offers: offer(
        each.offerPrice ?? each.listPrice,
        currency,
        each.action.to,
      ),
      hasCourseInstance: { "@type": "CourseInstance", courseMode: "Online" },
    }));

const courseList = (path: string, items: readonly Course[]): ItemList => ({
  "@type": "ItemList",
  "@id": idOf(path, "programmes"),
  itemListElement: items.map((item, index) => ({
    "@type": "ListItem",
    position: index + 1,
    item,
  })),
});

/** The tiers with their price for a year. A Product would need a picture. */
const tiers = ({ content, membership }: SitePages): OfferCatalog => ({
  "@type": "OfferCatalog",
  "@id": idOf(membershipPath, "tiers"),
  itemListElement: membership.groups.flatMap((group) =>
    group.tiers.map(({ name, description, price }) => ({
      ...offer(price, content.currency, membership.labels.action.to),
      name,
      description,
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: content.currency,
        unitCode: "ANN",
      },
    })),
  ),
});

/** What the pages of programmes and tiers offer, by path. */
export function offersByPath(site: SitePages): [string, Thing[]][] {
  const lists = site.allSectionPage.nodes.map((page): [string, Thing[]] => {
    const items = courses(page, site.content.currency);
    return [page.path, items.length ? [courseList(page.path, items)] : []];
  });
  return [...lists, [membershipPath, [tiers(site)]]];
}
