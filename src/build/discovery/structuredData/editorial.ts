import type {
  BlogPosting,
  Event,
  ImageGallery,
  NewsArticle,
  Person,
} from "schema-dts";
import { language } from "../../../common/language";
import { fragment, type Ids } from "./ids";
import type { StructuredSource } from "./source";

type ArticleNode = StructuredSource["news"]["nodes"][number];

/** A full article. */
export function article(
  type: "NewsArticle" | "BlogPosting",
  node: ArticleNode & { article: NonNullable<ArticleNode["article"]> },
  ids: Ids,
): NewsArticle | BlogPosting {
  const { path, title, description, date, category, featuredPicture } = node;
  return {
    "@type": type,
    "@id": ids.of(path, "article"),
    headline: title,
    alternativeHeadline: node.article.subtitle,
    description,
    datePublished: date,
    articleSection: category.name,
    keywords: node.article.tags.join(", "),
    image: featuredPicture
      ? ids.address(featuredPicture.file.publicURL)
      : undefined,
    author: {
      "@type": "Person",
      name: node.article.author.name,
      jobTitle: node.article.author.title,
    },
    publisher: { "@id": ids.organization },
    mainEntityOfPage: { "@id": ids.of(path, "webpage") },
    inLanguage: language,
  };
}

/** The events of the hub. */
export function events(
  { events: { nodes } }: Pick<StructuredSource, "events">,
  path: string,
  ids: Ids,
): Event[] {
  return nodes.map(({ title, description, date, location, online, href }) => ({
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
  }));
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
