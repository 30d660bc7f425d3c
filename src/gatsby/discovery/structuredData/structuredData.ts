import type { BreadcrumbList, Graph, Thing, WebPage } from "schema-dts";
import { byDay } from "../../../common/events";
import type { Crumb } from "../../../common/pageContext";
import { language } from "../../../common/language";
import type { PageName } from "../../../common/routes";
import type { SiteData } from "../siteData";
import { absolute } from "../siteUrl";
import {
  article,
  event,
  eventOfList,
  gallery,
  people,
  pictureAddress,
} from "./editorial";
import { cohortCourse, courses, faqPage, memberships, service } from "./offers";
import { idOf, organization, theFirm, website } from "./organization";

type Topics = (data: SiteData, path: string, today: string) => Thing[];

/** A service page: the first service that leads to it, and what it consists of. */
const serviceWith =
  (
    partsOf: (
      data: SiteData,
    ) => readonly { title: string; description: string }[],
  ): Topics =>
  (data, path) =>
    data.services.nodes
      .filter(({ to }) => to === path)
      .slice(0, 1)
      .map((titled) => service(titled, partsOf(data), path));

/** What pages speak of, besides the firm and themselves. Only what the page visibly says. */
const topics: Readonly<Partial<Record<PageName, Topics>>> = {
  about: (data, path) => [...people(data, path), gallery(data, path)],
  "services-consulting": serviceWith(
    ({ consulting }) => consulting.disciplines.cards,
  ),
  "services-mentoring": serviceWith(
    ({ mentoring }) => mentoring.services.cards,
  ),
  "services-coaching": serviceWith(({ coaching }) => coaching.programs.cards),
  "services-online-programs": (...page) => [courses(...page)],
  "services-funding": (data, path, today) => [
    ...serviceWith(({ funding }) => funding.programs.rows)(data, path, today),
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

interface Subject {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

const webPage = (
  { path, title, description }: Subject,
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

/** The addresses of each article's large picture and of those in its text. */
const picturesByPath = ({ articlePictures }: SiteData) =>
  new Map(
    articlePictures.nodes.map(({ path, featuredPicture, article: text }) => [
      path,
      [featuredPicture ?? [], text?.pictures ?? []].flat().map(pictureAddress),
    ]),
  );

/**
 * The structured data of every indexable page: one graph each, whose parts point to each other by stable ids.
 *
 * @param today Year-month-day; events before it have passed.
 * @returns JSON-LD by path, safe to stand in a script element.
 */
export function structuredDataByPath(
  data: SiteData,
  trails: ReadonlyMap<string, readonly Crumb[]>,
  today: string,
): ReadonlyMap<string, string> {
  const pictures = picturesByPath(data);
  const withoutTopic = [
    ...data.documents,
    ...data.lists.filter(({ isIndexed }) => isIndexed),
  ];
  const subjects: { page: Subject; things: readonly Thing[] }[] = [
    ...data.pages.map((page) => ({
      page,
      things: topics[page.page]?.(data, page.path, today) ?? [],
    })),
    ...withoutTopic.map((page) => ({ page, things: [] })),
    ...data.articles.map((page) => ({
      page,
      things: [article(page, pictures.get(page.path) ?? [])],
    })),
    ...data.events.map((page) => ({ page, things: [event(page)] })),
  ];
  return new Map(
    subjects.map(({ page, things }) => {
      const { path } = page;
      const trail = trails.get(path);
      const graph: Graph = {
        "@context": "https://schema.org",
        "@graph": [
          organization(data, path),
          website(data),
          webPage(page, trail !== undefined),
          ...(trail ? [breadcrumbs(trail, path)] : []),
          ...things,
        ],
      };
      return [path, JSON.stringify(graph).replaceAll("<", "\\u003c")];
    }),
  );
}
