import type { Course, OfferCatalog } from "schema-dts";
import { absolute, idOf, theFirm, webAddress } from "../../../common/siteUrl";
import type { SitePages } from "../../pages/sitePages";

const paths = {
  programmes: "/services/online-programs",
  membership: "/membership",
  cohort: "/cohort",
} as const;

type Programme =
  SitePages["programmes"]["groups"][number]["programmes"][number];

const offerOf = (price: number, priceCurrency: string, to: string) =>
  ({
    "@type": "Offer",
    price,
    priceCurrency,
    category: "Paid",
    url: webAddress(to),
  }) as const;

const programme = (
  { anchor, title, outcome, weeks, hoursPerWeek, ...prices }: Programme,
  currency: string,
): Course => ({
  "@type": "Course",
  "@id": idOf(paths.programmes, anchor),
  url: idOf(paths.programmes, anchor),
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

/** The programmes as a list of courses; each leads to its heading on the page. */
const courseList = ({ content, programmes }: SitePages) => ({
  "@type": "ItemList" as const,
  "@id": idOf(paths.programmes, "programmes"),
  itemListElement: programmes.groups
    .flatMap((group) => group.programmes)
    .map((each, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      item: programme(each, content.currency),
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

/** What the pages of programmes, tiers and the cohort offer, by path. */
export const offersByPath = (site: SitePages) =>
  [
    [paths.programmes, [courseList(site)]],
    [paths.membership, [tiers(site)]],
    [paths.cohort, [cohort(site)]],
  ] as const;
