import type {
  BlogPosting,
  Event,
  ImageGallery,
  NewsArticle,
  Person,
} from "schema-dts";
import { hasPassed } from "../../../common/days";
import { language } from "../../../common/language";
import { socialCardAddress } from "../../../common/socialCard";
import { itemKinds } from "../../model/itemKinds";
import { slug } from "../../../common/slug";
import { absolute, webAddress } from "../siteUrl";
import type { ArticleData, EventData, SourceData } from "./sourceData";
import { idOf, theFirm } from "./organization";

/** The address of a picture's JPEG. */
const pictureAddress = ({
  file: { childImageSharp },
}: {
  file: Queries.PublicPictureFragment;
}) => absolute(childImageSharp?.gatsbyImageData.images.fallback?.src ?? "");

/** An article. */
export function article(item: ArticleData): NewsArticle | BlogPosting {
  const { article: text, articlePicture } = item;
  const kind = itemKinds.find(({ type }) => type === item.__typename);
  const pictures = [articlePicture ?? [], text.pictures].flat();
  return {
    "@type": kind?.articleType ?? "BlogPosting",
    "@id": idOf(item.path, "article"),
    headline: item.title,
    alternativeHeadline: text.subtitle,
    description: item.description,
    datePublished: item.date,
    dateModified: text.updated ?? item.date,
    articleSection: item.category.name,
    keywords: text.tags.join(", "),
    image: pictures.map(pictureAddress),
    author: {
      "@type": "Person",
      name: text.author.name,
      jobTitle: text.author.title,
    },
    publisher: theFirm(),
    mainEntityOfPage: { "@id": idOf(item.path, "webpage") },
    inLanguage: language,
  };
}

/** An event on the hub. Only the event's own page shows its end, time and state. */
export function eventOfList(item: EventData): Extract<Event, object> {
  const { path, title, description, date, location, online, href } = item;
  return {
    "@type": "Event",
    "@id": idOf(path, "event"),
    name: title,
    description,
    url: absolute(path),
    startDate: date,
    eventAttendanceMode: online
      ? "https://schema.org/OnlineEventAttendanceMode"
      : "https://schema.org/OfflineEventAttendanceMode",
    location: online
      ? { "@type": "VirtualLocation", url: webAddress(href) }
      : { "@type": "Place", name: location, address: location },
    organizer: theFirm(),
  };
}

const eventStatus = {
  cancelled: "https://schema.org/EventCancelled",
  postponed: "https://schema.org/EventPostponed",
  full: "https://schema.org/EventScheduled",
} as const;

/** An event on its own page; none once it has passed (docs/product.md#time). */
export function event(item: EventData, today: string): Event[] {
  if (hasPassed(item.lastDay, today)) return [];
  const { path, href, notice, location, address } = item;
  return [
    {
      ...eventOfList(item),
      startDate: item.starts ?? item.date,
      endDate: item.ends ?? item.lastDay,
      eventStatus: eventStatus[notice ?? "full"],
      ...(!item.online && {
        location: {
          "@type": "Place",
          name: location,
          address: address ?? location,
        },
      }),
      image: absolute(socialCardAddress(path)),
      offers: {
        "@type": "Offer",
        url: webAddress(href),
        ...(item.fee !== null && { price: item.fee, priceCurrency: "INR" }),
        availability:
          notice === "full"
            ? "https://schema.org/SoldOut"
            : "https://schema.org/InStock",
      },
      ...(item.people.length > 0 && {
        performer: item.people.map(({ name, role }) => ({
          "@type": "Person",
          name,
          jobTitle: role,
        })),
      }),
    },
  ];
}

/** The founder and the team. */
export function people(
  { about: { leadership } }: SourceData,
  path: string,
): Person[] {
  return [leadership.founder, ...leadership.team].map(({ name, role }) => ({
    "@type": "Person",
    "@id": idOf(path, slug(name)),
    name,
    jobTitle: role,
    worksFor: theFirm(),
  }));
}

/** The gallery of the About page. */
export function gallery(
  { gallery: { heading, pictures } }: SourceData,
  path: string,
): ImageGallery {
  return {
    "@type": "ImageGallery",
    "@id": idOf(path, "gallery"),
    name: heading,
    hasPart: pictures.map((picture) => ({
      "@type": "ImageObject",
      contentUrl: pictureAddress(picture),
      name: picture.caption,
      description: picture.alt,
    })),
  };
}
