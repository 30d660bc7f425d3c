import type { Course, OfferCatalog } from "schema-dts";
import { absolute, idOf, theFirm, webAddress } from "../../../common/siteUrl";
import type { SitePages } from "../../pages/sitePages";

const paths = {
  membership: "/membership",
  cohort: "/cohort",
} as const;

type SectionPage = SitePages["allSectionPage"]["nodes"][number];

/** The programmes of a page, whichever of its sections they are in. */
const programmesOf = ({ sections }: SectionPage) =>
  sections.flatMap((section) =>
    "programmes" in section ? section.programmes : [],
  );

type Programme = ReturnType<typeof programmesOf>[number];

const offerOf = (price: number, priceCurrency: string, to: string) =>
  ({
    "@type": "Offer",
    price,
    priceCurrency,
    category: "Paid",
    url: webAddress(to),
  }) as const;

const programme = (
  path: string,
  { anchor, title, outcome, weeks, hoursPerWeek, ...prices }: Programme,
  currency: string,
): Course => ({
  "@type": "Course",
  "@id": idOf(path, anchor),
  url: idOf(path, anchor),
  name: title,
  description: outcome,
  provider: theFirm(),
  offers: offerOf(
    prices.offerPrice ?? prices.listPrice,
    currency,
    prices.action.to,
  ),
  hasCourseInstance: {
    "@type": "CourseInstance",
    courseMode: "Online",
    ...(weeks &&
      hoursPerWeek && { courseWorkload: `PT${weeks * hoursPerWeek}H` }),
  },
});

/** The programmes of a page as a list of courses; each leads to its heading on the page. */
const courseList = (
  path: string,
  programmes: readonly Programme[],
  currency: string,
) => ({
  "@type": "ItemList" as const,
  "@id": idOf(path, "programmes"),
  itemListElement: programmes.map((each, index) => ({
    "@type": "ListItem" as const,
    position: index + 1,
    item: programme(path, each, currency),
  })),
});

/** The tiers with their price for a year. A Product would need a picture. */
const tiers = ({ content, membership }: SitePages): OfferCatalog => ({
  "@type": "OfferCatalog",
  "@id": idOf(paths.membership, "tiers"),
  itemListElement: membership.groups.flatMap((group) =>
    group.tiers.map(({ name, description, price }) => ({
      ...offerOf(price, content.currency, membership.labels.action.to),
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

const cohort = ({ content, cohort: { hero, fee } }: SitePages): Course => ({
  "@type": "Course",
  "@id": idOf(paths.cohort, "cohort"),
  url: absolute(paths.cohort),
  name: hero.title,
  description: hero.lead,
  provider: theFirm(),
  offers: offerOf(fee.amount, content.currency, hero.actions[0]?.to ?? ""),
  hasCourseInstance: {
    "@type": "CourseInstance",
    courseMode: "Blended",
    maximumAttendeeCapacity: hero.seats,
  },
});

/** The lists of courses of the pages with programmes, by path. */
const courseLists = ({ allSectionPage, content }: SitePages) =>
  allSectionPage.nodes.flatMap((page) => {
    const programmes = programmesOf(page);
    return programmes.length > 0
      ? [
          [
            page.path,
            [courseList(page.path, programmes, content.currency)],
          ] as const,
        ]
      : [];
  });

/** What the pages of programmes, tiers and the cohort offer, by path. */
export const offersByPath = (site: SitePages) =>
  [
    ...courseLists(site),
    [paths.membership, [tiers(site)]],
    [paths.cohort, [cohort(site)]],
  ] as const;
