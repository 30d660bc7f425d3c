import type { BlogPosting, Event, NewsArticle } from "schema-dts";
import { hasPassed, type Day } from "../../../common/days";
import { absolute, idOf, theFirm, webAddress } from "../../../common/siteUrl";
import type { Article, EventItem } from "../../model/items";

const person = ({ name, role }: Article["article"]["author"]) =>
  ({ "@type": "Person", name, jobTitle: role }) as const;

/** An article. */
export function article(
  item: Article,
  { locale }: Pick<Queries.SiteContent, "locale">,
): NewsArticle | BlogPosting {
  const { article: text, itemKind, socialCard } = item;
  return {
    "@type": itemKind.articleType ?? "BlogPosting",
    "@id": idOf(item.path, "article"),
    headline: item.title,
    alternativeHeadline: text.subtitle,
    description: item.description,
    datePublished: item.date,
    dateModified: text.updated ?? item.date,
    articleSection: item.category.name,
    keywords: text.tags.join(", "),
    image: socialCard && absolute(socialCard),
    author: person(text.author),
    publisher: theFirm(),
    mainEntityOfPage: { "@id": idOf(item.path, "webpage") },
    inLanguage: locale,
  };
}

const statuses = {
  full: "https://schema.org/EventScheduled",
  cancelled: "https://schema.org/EventCancelled",
  postponed: "https://schema.org/EventPostponed",
} as const;

/** Where people take part. */
const attendance = ({ online, location, href }: EventItem) =>
  online
    ? ({
        eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
        location: { "@type": "VirtualLocation", url: webAddress(href) },
      } as const)
    : ({
        eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
        location: { "@type": "Place", name: location, address: location },
      } as const);

/** An event on its own page; none once it has passed (docs/product.md#time). */
export function event(
  item: EventItem,
  { currency }: Pick<Queries.SiteContent, "currency">,
  today: Day,
): Event[] {
  const { path, title, description, notice, fee, speakers } = item;
  if (hasPassed(item.lastDay, today)) return [];
  return [
    {
      "@type": "Event",
      "@id": idOf(path, "event"),
      name: title,
      description,
      url: absolute(path),
      startDate: item.starts ?? item.date,
      endDate: item.ends ?? item.lastDay,
      eventStatus: statuses[notice ?? "full"],
      ...attendance(item),
      organizer: theFirm(),
      image: item.socialCard && absolute(item.socialCard),
      ...((!notice || notice === "full") && {
        offers: {
          "@type": "Offer",
          ...(fee !== null && { price: fee, priceCurrency: currency }),
          url: webAddress(item.href),
          availability: `https://schema.org/${notice ? "SoldOut" : "InStock"}`,
        },
      }),
      ...(speakers && { performer: speakers.map(person) }),
    },
  ];
}
