import type {
  BlogPosting,
  Event,
  ImageGallery,
  NewsArticle,
  Person,
} from "schema-dts";
import { language } from "../../../common/language";
import { socialCardAddress } from "../../../common/socialCard";
import type { Article, EventItem } from "../../model/readItems";
import { slug } from "../../../common/slug";
import type { Ids } from "./ids";
import type { StructuredSource } from "./source";

/**
 * A full article.
 *
 * @param pictures Addresses of its large picture and of those in its text.
 */
export function article(
  { kind, path, title, description, date, category, article: text }: Article,
  pictures: readonly string[],
  ids: Ids,
): NewsArticle | BlogPosting {
  return {
    "@type": kind.article ?? "BlogPosting",
    "@id": ids.of(path, "article"),
    headline: title,
    alternativeHeadline: text.subtitle,
    description,
    datePublished: date,
    dateModified: text.updated ?? date,
    articleSection: category.name,
    keywords: text.tags.join(", "),
    image: [...pictures],
    author: {
      "@type": "Person",
      name: text.author.name,
      jobTitle: text.author.title,
    },
    publisher: { "@id": ids.organization },
    mainEntityOfPage: { "@id": ids.of(path, "webpage") },
    inLanguage: language,
  };
}

/** What is told of an event that does not take place as it was announced. */
const eventStatus = {
  cancelled: "https://schema.org/EventCancelled",
  postponed: "https://schema.org/EventPostponed",
} as const;

/** An event as lists show it. */
export function event(
  {
    title,
    description,
    path,
    date,
    lastDay,
    starts,
    ends,
    location,
    address,
    online,
    notice,
    href,
  }: EventItem,
  ids: Ids,
): Extract<Event, object> {
  return {
    "@type": "Event",
    "@id": ids.of(path, "event"),
    name: title,
    description,
    url: ids.address(path),
    startDate: starts ?? date,
    endDate: ends ?? lastDay,
    eventStatus:
      notice === "cancelled" || notice === "postponed"
        ? eventStatus[notice]
        : "https://schema.org/EventScheduled",
    eventAttendanceMode: online
      ? "https://schema.org/OnlineEventAttendanceMode"
      : "https://schema.org/OfflineEventAttendanceMode",
    location: online
      ? { "@type": "VirtualLocation", url: ids.link(href) }
      : { "@type": "Place", name: location, address: address ?? location },
    organizer: { "@id": ids.organization },
  };
}

/** An event as its own page shows it: with its price and its speakers. */
export function eventInFull(item: EventItem, ids: Ids): Event {
  const { path, href, fee, notice, people } = item;
  return {
    ...event(item, ids),
    image: ids.address(socialCardAddress(path)),
    offers: {
      "@type": "Offer",
      url: ids.link(href),
      ...(fee !== null && { price: fee, priceCurrency: "INR" }),
      availability:
        notice === "full"
          ? "https://schema.org/SoldOut"
          : "https://schema.org/InStock",
    },
    ...(people.length > 0 && {
      performer: people.map(({ name, role }) => ({
        "@type": "Person",
        name,
        jobTitle: role,
      })),
    }),
  };
}

/** The founder and the team. */
export function people(
  { about: { leadership } }: StructuredSource,
  path: string,
  ids: Ids,
): Person[] {
  return [leadership.founder, ...leadership.team].map(({ name, role }) => ({
    "@type": "Person",
    "@id": ids.of(path, slug(name)),
    name,
    jobTitle: role,
    worksFor: { "@id": ids.organization },
  }));
}

/** Our Journey in Pictures. */
export function gallery(
  { gallery: { heading, pictures } }: StructuredSource,
  path: string,
  ids: Ids,
): ImageGallery {
  return {
    "@type": "ImageGallery",
    "@id": ids.of(path, "gallery"),
    name: heading,
    hasPart: pictures.map(({ caption, alt, file }) => ({
      "@type": "ImageObject",
      contentUrl: ids.address(file.publicURL),
      name: caption,
      description: alt,
    })),
  };
}
