import type { BreadcrumbList, Graph, Thing, WebPage } from "schema-dts";
import { routes } from "../../../common/routes";
import type { Crumb } from "../../../common/crumb";
import { language } from "../../../common/language";
import { article, events, gallery, people } from "./editorial";
import { createIds, type Ids } from "./ids";
import { cohortCourse, courses, faqPage, memberships, service } from "./offers";
import { organization, website } from "./organization";
import type { StructuredSource } from "./source";

/** What the page at a path speaks of, besides the firm and the page itself. Only what the page visibly says. */
function topics(source: StructuredSource, path: string, ids: Ids): Thing[] {
  const serviceWith = (
    parts: readonly { title: string; description: string }[],
  ): Thing[] => {
    const titled = source.services.nodes.find(({ to }) => to === path);
    return titled ? [service(titled, parts, path, ids)] : [];
  };
  switch (path) {
    case "/about":
      return [...people(source, path, ids), gallery(source, path, ids)];
    case "/services/consulting":
      return serviceWith(source.consulting.disciplines.cards);
    case "/services/mentoring":
      return serviceWith(source.mentoring.services.cards);
    case "/services/coaching":
      return serviceWith(source.coaching.programs.cards);
    case "/services/funding":
      return [
        ...serviceWith(source.funding.programs.rows),
        faqPage(source.funding.faqs.items, path, ids),
      ];
    case "/services/online-programs":
      return courses(source, path, ids);
    case "/news-articles":
      return events(source, path, ids);
    case "/membership":
      return memberships(source, path, ids);
    case "/cohort":
      return [
        cohortCourse(source, path, ids),
        faqPage(source.cohort.faqs.items, path, ids),
      ];
    default:
      return [];
  }
}

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
 * @returns JSON-LD by path, safe to stand in a script element.
 */
export function structuredDataByPath(
  source: StructuredSource,
  trails: ReadonlyMap<string, readonly Crumb[]>,
): ReadonlyMap<string, string> {
  const ids = createIds(source.site.siteMetadata.siteUrl);
  const graphOf = (
    path: string,
    seo: { title: string; description: string },
    things: readonly Thing[],
  ): [string, string] => {
    const trail = trails.get(path);
    const graph: Graph = {
      "@context": "https://schema.org",
      "@graph": [
        organization(source, ids, path === "/contact"),
        website(source, ids),
        webPage(seo, path, trail !== undefined, ids),
        ...(trail ? [breadcrumbs(trail, path, ids)] : []),
        ...things,
      ],
    };
    return [path, JSON.stringify(graph).replaceAll("<", "\\u003c")];
  };

  const ofRoutes = routes.flatMap(({ path }, index) => {
    const page = source[`page${index}`];
    return page ? [graphOf(path, page.seo, topics(source, path, ids))] : [];
  });
  const ofArticles = (
    [
      ["NewsArticle", source.news.nodes],
      ["BlogPosting", [...source.articles.nodes, ...source.blogs.nodes]],
    ] as const
  ).flatMap(([type, nodes]) =>
    nodes.flatMap((node) =>
      node.article
        ? [
            graphOf(node.path, node, [
              article(type, { ...node, article: node.article }, ids),
            ]),
          ]
        : [],
    ),
  );
  return new Map([...ofRoutes, ...ofArticles]);
}
