import type { CourseInstance } from "schema-dts";
import { hasPassed } from "../../../common/days";
import type { Finding, PageBuild } from "../../../common/pageBuild";
import { priceOffer } from "../../../common/prices";
import { idOf, theFirm, webAddress } from "../../../common/siteUrl";
import { slug } from "../../../common/slug";
import { unusedName } from "../../../common/unusedName";

const query = /* graphql */ `
  query ServicesOnlineProgramsBuild {
    siteContent { currency }
    servicesOnlineProgramsPage {
      groups {
        programmes {
          title
          weeks
          outcome
          anchor
          hoursPerWeek
          nextStart { date seats }
          listPrice
          highestPrice
          offerPrice
          action { to }
        }
      }
    }
  }
`;

type Data = Queries.ServicesOnlineProgramsBuildQuery;
type Programme = NonNullable<
  Data["servicesOnlineProgramsPage"]["groups"]
>[number]["programmes"][number];

interface PageContent {
  readonly labels: { readonly nextStart: string };
  readonly groups?: readonly {
    readonly programmes: readonly {
      readonly title: string;
      readonly nextStart?: { readonly date: string };
      readonly listPrice?: number;
      readonly highestPrice?: number;
      readonly priceOnRequest?: boolean;
      readonly offerPrice?: number;
    }[];
  }[];
}

/** Ids of the page's other parts. */
const pageIds = ["call-to-action", "main", "menu", "technology"];

/** Adds an anchor to each programme: the id of its heading, made from its title. "launch", then "launch-2". */
function withAnchors({ groups }: Pick<PageContent, "groups">) {
  const used = new Set(pageIds);
  return groups?.map((group) => ({
    ...group,
    programmes: group.programmes.map((programme) => {
      const name = slug(programme.title) || "programme";
      const anchor = unusedName(name, (each) => used.has(each));
      used.add(anchor);
      return { ...programme, anchor };
    }),
  }));
}

/**
 * An offer price is below the list price, which is one price. The same price twice is one price, which the page shows.
 */
function* offerPrices({
  groups = [],
}: Pick<PageContent, "groups">): Generator<Finding> {
  for (const [group, { programmes }] of groups.entries())
    for (const [index, programme] of programmes.entries()) {
      const { offerPrice, listPrice = Infinity, highestPrice } = programme;
      const path = ["groups", group, "programmes", index, "offerPrice"];
      if (offerPrice === undefined) continue;
      if (highestPrice !== undefined || programme.priceOnRequest)
        yield {
          path,
          message: `A programme whose price is ${programme.priceOnRequest ? "on request" : "a range"} has no discount.`,
          remedy: `Remove offerPrice, or ${programme.priceOnRequest ? "priceOnRequest" : "highestPrice"}.`,
        };
      if (offerPrice > listPrice)
        yield {
          path,
          message: `The offer price ${offerPrice} is above the list price ${listPrice}.`,
          remedy: "Write an offer price below the list price.",
        };
      if (offerPrice === listPrice)
        yield {
          severity: "note",
          path,
          message: `The offer price is the list price, ${listPrice}.`,
          remedy: "Remove offerPrice if there is no discount.",
        };
    }
}

/** Schedule of a programme. Leaves out a start that has passed. */
function courseInstance(
  { weeks, hoursPerWeek, nextStart }: Programme,
  today: string,
): CourseInstance {
  return {
    "@type": "CourseInstance",
    courseMode: "Online",
    ...(weeks && {
      duration: `P${weeks}W`,
      courseSchedule: {
        "@type": "Schedule",
        repeatFrequency: "Weekly",
        repeatCount: weeks,
      },
      ...(hoursPerWeek && { courseWorkload: `PT${weeks * hoursPerWeek}H` }),
    }),
    ...(nextStart &&
      !hasPassed(nextStart.date, today) && {
        startDate: nextStart.date,
        maximumAttendeeCapacity: nextStart.seats ?? undefined,
      }),
  };
}

/** The price of a programme in structured data; undefined if it is on request. */
function structuredOffer(
  { listPrice, highestPrice, offerPrice, action }: Programme,
  currency: string,
) {
  const amount = offerPrice ?? listPrice;
  const offer = priceOffer({ amount, highest: highestPrice }, currency);
  return (
    offer && {
      ...offer,
      category: amount || highestPrice ? "Paid" : "Free",
      url: webAddress(action.to),
    }
  );
}

export const build = {
  query,
  resolvers: {
    ServicesOnlineProgramsPage: { groups: withAnchors },
  },
  check: offerPrices,

  offers: ({ groups, labels }) =>
    (withAnchors({ groups }) ?? []).flatMap(({ programmes }) =>
      programmes.map(({ anchor, title, nextStart, ...prices }) => ({
        anchor,
        name: title,
        day: nextStart?.date,
        dayText: `${labels.nextStart} {date}`,
        price: {
          amount: prices.offerPrice ?? prices.listPrice,
          highest: prices.highestPrice,
          onRequest: prices.priceOnRequest,
        },
      })),
    ),

  /** The programmes with the prices that visitors pay. Each entry links to its heading on the page. */
  entities: (
    { siteContent, servicesOnlineProgramsPage: { groups } },
    { path, today },
  ) =>
    groups
      ? [
          {
            "@type": "ItemList",
            "@id": idOf(path, "programmes"),
            itemListElement: groups
              .flatMap(({ programmes }) => programmes)
              .map((programme, index) => ({
                "@type": "ListItem",
                position: index + 1,
                item: {
                  "@type": "Course",
                  "@id": idOf(path, programme.anchor),
                  url: idOf(path, programme.anchor),
                  name: programme.title,
                  description: programme.outcome,
                  provider: theFirm(),
                  offers: structuredOffer(programme, siteContent.currency),
                  hasCourseInstance: courseInstance(programme, today),
                },
              })),
          },
        ]
      : [],
} satisfies PageBuild<Data, PageContent>;
