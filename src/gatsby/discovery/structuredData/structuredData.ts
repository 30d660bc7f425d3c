import type { BreadcrumbList, Graph, Thing, WebPage } from "schema-dts";
import { byDay } from "../../../common/events";
import type { PageName } from "../../../common/routes";
import type { Crumb } from "../../../common/pageContext";
import { language } from "../../../common/language";
import type { ListPage } from "../../pages/listPages";
import { isArticle, isEvent } from "../../model/readItems";
import { article, event, eventInFull, gallery, people } from "./editorial";
import { createIds, type Ids } from "./ids";
import { cohortCourse, courses, faqPage, memberships, service } from "./offers";
import { organization, website } from "./organization";
import type { StructuredSource } from "./source";

type Topics = (
  source: StructuredSource,
  path: string,
  ids: Ids,
  today: string,
) => Thing[];

/** A service page: the first service that leads to it, and what it consists of. */
const serviceWith =
  (
    partsOf: (
      source: StructuredSource,
    ) => readonly { title: string; description: string }[],
  ): Topics =>
  (source, path, ids) =>
    source.services.nodes
      .filter(({ to }) => to === path)
      .slice(0, 1)
      .map((titled) => service(titled, partsOf(source), path, ids));

const nothing: Topics = () => [];

/** What each page speaks of, besides the firm and the page itself. Only what the page visibly says. */
const topics: Readonly<Record<PageName, Topics>> = {
  home: nothing,
  about: (source, path, ids) => [
    ...people(source, path, ids),
    gallery(source, path, ids),
  ],
  services: nothing,
  "services-consulting": serviceWith(
    ({ consulting }) => consulting.disciplines.cards,
  ),
  "services-mentoring": serviceWith(
    ({ mentoring }) => mentoring.services.cards,
  ),
  "services-coaching": serviceWith(({ coaching }) => coaching.programs.cards),
  "services-online-programs": (source, path, ids, today) => [
    courses(source, path, ids, today),
  ],
  "services-funding": (source, path, ids, today) => [
    ...serviceWith(({ funding }) => funding.programs.rows)(
      source,
      path,
      ids,
      today,
    ),
    faqPage(source.funding.faqs.items, path, ids),
  ],
  contact: nothing,
  "news-articles": ({ items }, _path, ids, today) =>
    byDay(items.filter(isEvent), today).coming.map((item) => event(item, ids)),
  membership: memberships,
  cohort: (source, path, ids, today) => [
    cohortCourse(source, path, ids, today),
    faqPage(source.cohort.faqs.items, path, ids),
  ],
};

function breadcrumbs(
  crumbs: readonly Crumb[],
  path: string,
  ids: Ids,
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": ids.of(path, "breadcrumb"),
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.label,
      item: ids.address(crumb.to),
    })),
  };
}

function webPage(
  { title, description }: { title: string; description: string },
  path: string,
  hasTrail: boolean,
  ids: Ids,
): WebPage {
  return {
    "@type": "WebPage",
    "@id": ids.of(path, "webpage"),
    url: ids.address(path),
    name: title,
    description,
    inLanguage: language,
    isPartOf: { "@id": ids.website },
    about: { "@id": ids.organization },
    ...(hasTrail && { breadcrumb: { "@id": ids.of(path, "breadcrumb") } }),
  };
}

/**
 * The structured data of every indexable page: one graph each, whose parts point to each other by stable ids.
 *
 * @param today Year-month-day; events before it have passed.
 * @returns JSON-LD by path, safe to stand in a script element.
 */
export function structuredDataByPath(
  source: StructuredSource,
  trails: ReadonlyMap<string, readonly Crumb[]>,
  lists: readonly ListPage[],
  today: string,
): ReadonlyMap<string, string> {
  const ids = createIds(source.site.siteMetadata.siteUrl);
  const pictures = new Map(
    source.articlePictures.nodes.map(
      ({ path, featuredPicture, article: text }) => [
        path,
        [featuredPicture ?? [], text?.pictures ?? []]
          .flat()
          .map(({ file }) => ids.address(file.publicURL)),
      ],
    ),
  );
  const graphOf = (
    { path, ...seo }: { path: string; title: string; description: string },
    things: readonly Thing[],
    withOffices = false,
  ): [string, string] => {
    const trail = trails.get(path);
    const graph: Graph = {
      "@context": "https://schema.org",
      "@graph": [
        organization(source, ids, withOffices),
        website(source, ids),
        webPage(seo, path, trail !== undefined, ids),
        ...(trail ? [breadcrumbs(trail, path, ids)] : []),
        ...things,
      ],
    };
    return [path, JSON.stringify(graph).replaceAll("<", "\\u003c")];
  };

  return new Map([
    ...source.pages.map((page) =>
      graphOf(
        page,
        topics[page.page](source, page.path, ids, today),
        page.page === "contact",
      ),
    ),
    ...source.documents.map((document) => graphOf(document, [])),
    ...lists
      .filter(({ isIndexed }) => isIndexed)
      .map((list) => graphOf(list, [])),
    ...source.items
      .filter(isArticle)
      .map((item) =>
        graphOf(item, [article(item, pictures.get(item.path) ?? [], ids)]),
      ),
    ...source.items
      .filter(isEvent)
      .map((item) => graphOf(item, [eventInFull(item, ids)])),
  ]);
}
