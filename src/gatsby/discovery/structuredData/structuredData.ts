import type { BreadcrumbList, Graph, Thing, WebPage } from "schema-dts";
import { byDay } from "../../../common/events";
import type { Crumb } from "../../../common/pageContext";
import { language } from "../../../common/language";
import type { PageName } from "../../../common/routes";
import { indexedPages, type SiteData } from "../siteData";
import { absolute } from "../siteUrl";
import { article, event, eventOfList, gallery, people } from "./editorial";
import { cohortCourse, courses, faqPage, memberships, service } from "./offers";
import { idOf, organization, theFirm, website } from "./organization";

type EntitiesOf = (data: SiteData, path: string, today: string) => Thing[];

/** The entities of each page, besides the firm and the page itself. They hold only facts that the page shows. */
const entitiesByPage: Readonly<Partial<Record<PageName, EntitiesOf>>> = {
  about: (data, path) => [...people(data, path), gallery(data, path)],
  "services-consulting": (data, path) =>
    service(data, path, data.consulting.disciplines.cards),
  "services-mentoring": (data, path) =>
    service(data, path, data.mentoring.services.cards),
  "services-coaching": (data, path) =>
    service(data, path, data.coaching.programs.cards),
  "services-online-programs": (...page) => [courses(...page)],
  "services-funding": (data, path) => [
    ...service(data, path, data.funding.programs.rows),
    faqPage(data.funding.faqs.items, path),
  ],
  "news-articles": ({ events }, _path, today) =>
    byDay(events, today).coming.map(eventOfList),
  membership: memberships,
  cohort: (data, path, today) => [
    cohortCourse(data, path, today),
    faqPage(data.cohort.faqs.items, path),
  ],
};

const breadcrumbs = (
  crumbs: readonly Crumb[],
  path: string,
): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  "@id": idOf(path, "breadcrumb"),
  itemListElement: crumbs.map((crumb, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: crumb.label,
    item: absolute(crumb.to),
  })),
});

type IndexedPage = ReturnType<typeof indexedPages>[number];

/** What a page is about, besides the firm and the page itself. */
function entitiesOf(page: IndexedPage, data: SiteData, today: string): Thing[] {
  if ("article" in page) return [article(page)];
  if ("lastDay" in page) return event(page, today);
  return "page" in page
    ? (entitiesByPage[page.page]?.(data, page.path, today) ?? [])
    : [];
}

const webPage = (
  { path, title, description }: IndexedPage,
  hasTrail: boolean,
): WebPage => ({
  "@type": "WebPage",
  "@id": idOf(path, "webpage"),
  url: absolute(path),
  name: title,
  description,
  inLanguage: language,
  isPartOf: { "@id": idOf("/", "website") },
  about: theFirm(),
  ...(hasTrail && { breadcrumb: { "@id": idOf(path, "breadcrumb") } }),
});

/**
 * The structured data of every indexable page: one graph each, linked by stable ids.
 *
 * @param today Year-month-day; events before it have passed.
 * @returns JSON-LD by path, escaped for a script element.
 */
export function structuredDataByPath(
  data: SiteData,
  trails: ReadonlyMap<string, readonly Crumb[]>,
  today: string,
): ReadonlyMap<string, string> {
  return new Map(
    indexedPages(data).map((page) => {
      const { path } = page;
      const trail = trails.get(path);
      const graph: Graph = {
        "@context": "https://schema.org",
        "@graph": [
          organization(data, path),
          website(data),
          webPage(page, trail !== undefined),
          ...(trail ? [breadcrumbs(trail, path)] : []),
          ...entitiesOf(page, data, today),
        ],
      };
      return [path, JSON.stringify(graph).replaceAll("<", "\\u003c")];
    }),
  );
}
