import type { BreadcrumbList, Graph, Thing, WebPage } from "schema-dts";
import { byDay } from "../../../common/events";
import type { Crumb } from "../../../common/pageContext";
import { language } from "../../../common/language";
import type { PageName } from "../../../common/routes";
import { indexedPages, type SitePages } from "../../pages/sitePages";
import { absolute } from "../siteUrl";
import { article, event, eventOfList, gallery, people } from "./editorial";
import type { SourceData } from "./sourceData";
import { cohortCourse, courses, faqPage, memberships, service } from "./offers";
import { idOf, organization, theFirm, website } from "./organization";

type EntitiesOf = (source: SourceData, path: string, today: string) => Thing[];

/** The entities of each page, besides the firm and the page itself. They hold only facts that the page shows. */
const entitiesByPage: Readonly<Partial<Record<PageName, EntitiesOf>>> = {
  about: (source, path) => [...people(source, path), gallery(source, path)],
  "services-consulting": (source, path) =>
    service(source, path, source.consulting.disciplines.cards),
  "services-mentoring": (source, path) =>
    service(source, path, source.mentoring.services.cards),
  "services-coaching": (source, path) =>
    service(source, path, source.coaching.programs.cards),
  "services-online-programs": (...page) => [courses(...page)],
  "services-funding": (source, path) => [
    ...service(source, path, source.funding.programs.rows),
    faqPage(source.funding.faqs.items, path),
  ],
  "news-articles": ({ events }, _path, today) =>
    byDay(events, today).coming.map(eventOfList),
  membership: memberships,
  cohort: (source, path, today) => [
    cohortCourse(source, path, today),
    faqPage(source.cohort.faqs.items, path),
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

/** What the pages of articles and events are about, by path. */
const entitiesOfItems = (
  { articles, events }: SourceData,
  today: string,
): ReadonlyMap<string, Thing[]> =>
  new Map([
    ...articles.map((item): [string, Thing[]] => [item.path, [article(item)]]),
    ...events.map((item): [string, Thing[]] => [item.path, event(item, today)]),
  ]);

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
  site: SitePages,
  source: SourceData,
  trails: ReadonlyMap<string, readonly Crumb[]>,
  today: string,
): ReadonlyMap<string, string> {
  const ofItems = entitiesOfItems(source, today);
  return new Map(
    indexedPages(site).map((page) => {
      const { path } = page;
      const entities =
        "page" in page
          ? entitiesByPage[page.page]?.(source, path, today)
          : ofItems.get(path);
      const trail = trails.get(path);
      const graph: Graph = {
        "@context": "https://schema.org",
        "@graph": [
          organization(source, path),
          website(source),
          webPage(page, trail !== undefined),
          ...(trail ? [breadcrumbs(trail, path)] : []),
          ...(entities ?? []),
        ],
      };
      return [path, JSON.stringify(graph).replaceAll("<", "\\u003c")];
    }),
  );
}
