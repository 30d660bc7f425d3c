import type {
  BlogPosting,
  Event,
  ImageGallery,
  NewsArticle,
  Person,
} from "schema-dts";
import { language } from "../../../common/language";
import type { Article, EventItem } from "../../model/readItems";
import { fragment, type Ids } from "./ids";
import type { StructuredSource } from "./source";

/**
 * A full article.
 *
 * @param picture Path of its large picture.
 */
export function article(
  { kind, path, title, description, date, category, article: text }: Article,
  picture: string | undefined,
  ids: Ids,
): NewsArticle | BlogPosting {
  return {
    "@type": kind.article ?? "BlogPosting",
    "@id": ids.of(path, "article"),
    headline: title,
    alternativeHeadline: text.subtitle,
    description,
    datePublished: date,
    articleSection: category.name,
    keywords: text.tags.join(", "),
    image: picture && ids.address(picture),
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

/** An event of the hub. */
export function event(
  {
    title,
    description,
    date,
    location,
    online,
    href,
  }: Pick<
    EventItem,
    "title" | "description" | "date" | "location" | "online" | "href"
  >,
  path: string,
  ids: Ids,
): Event {
  return {
    "@type": "Event",
    "@id": ids.of(path, fragment(title)),
    name: title,
    description,
    startDate: date,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: online
      ? "https://schema.org/OnlineEventAttendanceMode"
      : "https://schema.org/OfflineEventAttendanceMode",
    location: online
      ? { "@type": "VirtualLocation", url: ids.link(href) }
      : { "@type": "Place", name: location, address: location },
    url: ids.link(href),
    organizer: { "@id": ids.organization },
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
    "@id": ids.of(path, fragment(name)),
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
