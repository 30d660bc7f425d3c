import type { Course, Offer, OfferCatalog } from "schema-dts";
import { absolute, idOf, theFirm, webAddress } from "../../../common/siteUrl";
import type { SitePages } from "../../pages/sitePages";

const paths = {
  programmes: "/services/online-programs",
  membership: "/membership",
  cohort: "/cohort",
} as const;

type Programme =
  SitePages["programmes"]["groups"][number]["programmes"][number];

/** A price to pay; undefined if there is none in digits. */
const offerOf = (
  price: number | null | undefined,
  priceCurrency: string,
  to: string,
): Exclude<Offer, string> | undefined =>
  typeof price === "number"
    ? {
        "@type": "Offer",
        price,
        priceCurrency,
        category: price > 0 ? "Paid" : "Free",
        url: webAddress(to),
      }
    : undefined;

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
    group.tiers.flatMap(({ name, description, price }) => {
      const to = membership.labels.action.to;
      const offer = offerOf(price, content.currency, to);
      if (!offer) return [];
      const { price: amount, priceCurrency } = offer;
      return {
        ...offer,
        name,
        description,
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: amount,
          priceCurrency,
          unitCode: "ANN",
        },
      };
    }),
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
