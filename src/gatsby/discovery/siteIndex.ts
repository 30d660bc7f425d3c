import { byDay } from "../../common/events";
import { hasPassed } from "../../common/days";
import { pathOf } from "../../common/routes";
import type { CohortDay } from "../model/cohortDays";
import { escapeHtml } from "../model/escapeHtml";
import { articleKinds } from "../model/itemKinds";
import { queryOrThrow, type Query } from "../model/queryOrThrow";
import {
  isArticle,
  isEvent,
  readItems,
  type EventItem,
  type ItemsQuery,
} from "../model/readItems";
import { readDocuments, type DocumentsQuery } from "../model/readDocuments";
import { listPages, type HubLabels } from "../pages/listPages";
import { readPages, type PagesQuery } from "../model/readPages";

/** A page as machines that list pages see it. */
export interface IndexedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** A page that says when it was changed. */
export interface IndexedDocument extends IndexedPage {
  /** Year-month-day. */
  readonly date: string;
}

/** A full article. */
export interface IndexedArticle extends IndexedPage {
  /** Year-month-day. */
  readonly date: string;
  /** Day of the last change, year-month-day. */
  readonly updated: string;
  readonly category: string;
  readonly author: string;
}

/** A full article with its text, or an announced event with what happens. */
export interface FeedItem extends IndexedArticle {
  readonly html: string;
}

/** An event as calendars and lists of events see it. */
export type IndexedEvent = Pick<
  EventItem,
  | "contentId"
  | "path"
  | "title"
  | "description"
  | "date"
  | "lastDay"
  | "starts"
  | "ends"
  | "location"
  | "address"
  | "notice"
  | "href"
>;

/** An address that has moved. */
export interface IndexedRedirect {
  readonly from: string;
  readonly to: string;
}

/** Everything of the site that search engines, feed readers and calendars are told; unpublished items are not in it. */
export interface SiteIndex {
  readonly siteUrl: string;
  readonly brand: string;
  /** For narrow places, without the legal form. */
  readonly shortBrand: string;
  readonly tagline: string;
  readonly email: string;
  readonly pages: readonly IndexedPage[];
  /** In the order of the footer. */
  readonly documents: readonly IndexedDocument[];
  /** Newest first. */
  readonly articles: readonly IndexedArticle[];
  /** The first of these, and of the events by the day of their announcement. */
  readonly feedItems: readonly FeedItem[];
  /** The soonest first. */
  readonly events: readonly IndexedEvent[];
  /** Of these, those to come. */
  readonly comingEvents: readonly IndexedEvent[];
  /** The days to come of the next cohort, as a calendar has them. */
  readonly cohortDays: readonly IndexedEvent[];
  readonly redirects: readonly IndexedRedirect[];
}

interface IndexQuery {
  site: { siteMetadata: { siteUrl: string } };
  content: {
    brand: { fullName: string; name: string };
    tagline: string;
    email: string;
  };
  redirects: { nodes: IndexedRedirect[] };
  cohort: {
    hero: { title: string; lead: string };
    dates: { days: CohortDay[] };
  };
  hub: HubLabels;
}

type Texts = Readonly<
  Record<
    string,
    {
      nodes: readonly {
        path: string;
        article?: { html: string } | null;
        aboutHtml?: string | null;
      }[];
    }
  >
>;

/** Readers ask for a feed every hour, and want what is new. */
export const mostFeedItems = 50;

const indexQuery = `
  query SiteIndex {
    site { siteMetadata { siteUrl } }
    content: siteContent { brand { fullName name } tagline email }
    redirects: allRedirect { nodes { from to } }
    cohort: cohortPage {
      hero { title lead }
      dates { days { name date text } }
    }
    hub: newsArticlesPage {
      tabs { kind label }
      archive {
        seo { title description }
        title
        position
        topic { seo { title description } title }
      }
    }
  }
`;

/** Only the newest: to make an article's text safe takes longer than the rest of the index. */
const textsQuery = `
  query NewestTexts {
    announced: allEventItem(filter: { announced: { ne: null } }) {
      nodes { path aboutHtml }
    }
    ${articleKinds
      .map(
        ({ folder, type }) => `
    ${folder}: all${type}(
      sort: { date: DESC }
      limit: ${mostFeedItems}
      filter: { article: { subtitle: { ne: null } } }
    ) {
      nodes { path article { html } }
    }`,
      )
      .join("")}
  }
`;

/** The cohort's days as all-day entries, such as "Where Visionaries Scale: Applications until 31 January 2027". */
function calendarDays(
  { hero, dates }: IndexQuery["cohort"],
  today: string,
): IndexedEvent[] {
  const path = pathOf("cohort");
  return dates.days
    .filter(({ date }) => !hasPassed(date, today))
    .map(({ name, date, text }) => ({
      contentId: `cohort-${name}`,
      path,
      href: path,
      title: `${hero.title}: ${text}`,
      description: hero.lead,
      date,
      lastDay: date,
      starts: null,
      ends: null,
      location: "",
      address: null,
      notice: null,
    }));
}

/**
 * Reads the index from Gatsby's data. Throws when the content cannot be queried.
 *
 * @param today Year-month-day; events before it have passed.
 */
export async function readSiteIndex(
  graphql: Query<IndexQuery> &
    Query<Texts> &
    ItemsQuery &
    PagesQuery &
    DocumentsQuery,
  today: string,
): Promise<SiteIndex> {
  const { site, content, redirects, cohort, hub } =
    await queryOrThrow<IndexQuery>(graphql, indexQuery, "The site's index");
  const newest = await queryOrThrow<Texts>(
    graphql,
    textsQuery,
    "The newest texts",
  );
  const items = await readItems(graphql);
  const articles = items
    .filter(isArticle)
    .map(
      ({
        path,
        title,
        description,
        date,
        category,
        article,
      }): IndexedArticle => ({
        path,
        title,
        description,
        date,
        updated: article.updated ?? date,
        category: category.name,
        author: article.author.name,
      }),
    )
    .sort((one, other) => other.date.localeCompare(one.date));
  const texts = new Map(
    articleKinds
      .flatMap(({ folder }) => newest[folder]?.nodes ?? [])
      .map(({ path, article }) => [path, article?.html]),
  );
  const announced = items.filter(isEvent).flatMap((event): FeedItem[] => {
    const { path, title, description, announced: date, category } = event;
    if (!date || date > today) return [];
    const [about] =
      newest["announced"]?.nodes.filter((node) => node.path === path) ?? [];
    return [
      {
        path,
        title,
        description,
        date,
        updated: date,
        category: category.name,
        author: content.brand.fullName,
        html: about?.aboutHtml ?? `<p>${escapeHtml(description)}</p>`,
      },
    ];
  });
  return {
    siteUrl: site.siteMetadata.siteUrl,
    brand: content.brand.fullName,
    shortBrand: content.brand.name,
    tagline: content.tagline,
    email: content.email,
    documents: await readDocuments(graphql),
    pages: [
      ...(await readPages(graphql)),
      ...listPages(items, hub).filter(({ isIndexed }) => isIndexed),
    ],
    articles,
    feedItems: articles
      .flatMap((article): FeedItem[] => {
        const html = texts.get(article.path);
        return html === undefined ? [] : [{ ...article, html }];
      })
      .concat(announced)
      .sort((one, other) => other.date.localeCompare(one.date))
      .slice(0, mostFeedItems),
    events: items.filter(isEvent),
    comingEvents: byDay(items.filter(isEvent), today).coming,
    cohortDays: calendarDays(cohort, today),
    redirects: redirects.nodes,
  };
}

/** Absolute address of a path of the site: the home page without its slash too. */
export function absolute(siteUrl: string, path: string): string {
  return path === "/" ? `${siteUrl}/` : `${siteUrl}${path}`;
}

/** The full address of a link; none where it leads to no page, such as mailto. */
export function webAddress(siteUrl: string, href: string): string | undefined {
  const address = new URL(href, siteUrl);
  return /^https?:$/.test(address.protocol) ? address.href : undefined;
}
