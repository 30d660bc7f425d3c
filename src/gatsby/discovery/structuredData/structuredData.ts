import type {
  BreadcrumbList,
  Graph,
  ItemList,
  Organization,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import type { Day } from "../../../common/days";
import type { Crumb } from "../../../common/pageContext";
import { contactPath, hubPath } from "../../../common/routes";
import { absolute, idOf, theFirm } from "../../../common/siteUrl";
import { isIndexed } from "../../model/items";
import { hubItems } from "../../pages/listPages";
import type { IndexedPage, SitePages } from "../../pages/sitePages";
import { article, event } from "./items";
import { offersByPath } from "./offers";

/** The firm, with its offices on the page that lists them. */
function organization(firm: SitePages["content"], path: string): Organization {
  return {
    "@type": "Organization",
    "@id": idOf("/", "organization"),
    name: firm.brand.fullName,
    legalName: firm.legal.registeredName,
    identifier: firm.legal.registrationNumber,
    address: firm.legal.registeredOffice,
    description: firm.tagline,
    url: absolute("/"),
    logo: absolute("/icon-512.png"),
    image: absolute("/icon-512.png"),
    email: firm.email,
    telephone: firm.phoneHref.replace("tel:", ""),
    sameAs: firm.socialProfiles?.map(({ to }) => to),
    ...(path === contactPath && {
      location: firm.offices.map(({ region, country, cities, email }) => ({
        "@type": "Place",
        name: region,
        address: {
          "@type": "PostalAddress",
          addressCountry: country,
          addressLocality: cities.join(", "),
          email,
        },
      })),
    }),
  };
}

function website(firm: SitePages["content"]): WebSite {
  return {
    "@type": "WebSite",
    "@id": idOf("/", "website"),
    url: absolute("/"),
    name: firm.brand.fullName,
    inLanguage: firm.locale,
    publisher: theFirm(),
  };
}

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

/** What the tabs of the hub show, events included; an item with a page by its address. */
const hubList = ({ hub, items }: SitePages, today: Day): ItemList => ({
  "@type": "ItemList",
  itemListElement: hubItems(items, hub.tabs, today).map((item, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: item.title,
    ...(isIndexed(item) && { url: absolute(item.path) }),
  })),
});

/** What each page is about, by path. It holds only facts that the page shows. */
const entitiesByPath = (site: SitePages, today: Day) =>
  new Map<string, readonly Thing[]>([
    ...site.articles.map(
      (item) => [item.path, [article(item, site.content)]] as const,
    ),
    ...site.events.map(
      (item) => [item.path, event(item, site.content, today)] as const,
    ),
    ...offersByPath(site),
    [hubPath, [hubList(site, today)]],
  ]);

const webPage = (
  { path, title, description }: IndexedPage,
  { content }: SitePages,
  hasTrail: boolean,
): WebPage => ({
  "@type": "WebPage",
  "@id": idOf(path, "webpage"),
  url: absolute(path),
  name: title,
  description,
  inLanguage: content.locale,
  isPartOf: { "@id": idOf("/", "website") },
  about: theFirm(),
  ...(hasTrail && { breadcrumb: { "@id": idOf(path, "breadcrumb") } }),
});

/**
 * A function that writes the structured data of an indexable page: one graph, linked by stable ids.
 *
 * @param today Events before it have passed.
 * @returns JSON-LD, escaped for a script element.
 */
export function structuredDataOf(site: SitePages, today: Day) {
  const entities = entitiesByPath(site, today);
  return (page: IndexedPage, trail?: readonly Crumb[]): string => {
    const { path } = page;
    const graph: Graph = {
      "@context": "https://schema.org",
      "@graph": [
        organization(site.content, path),
        website(site.content),
        webPage(page, site, trail !== undefined),
        ...(trail ? [breadcrumbs(trail, path)] : []),
        ...(entities.get(path) ?? []),
      ],
    };
    return JSON.stringify(graph).replaceAll("<", "\\u003c");
  };
}
