import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import hub from "../../content/pages/news-articles.json";
import site from "../../content/site.json";
import { eventPath } from "../../src/common/itemPaths";
import { routes } from "../../src/common/routes";
import {
  siteToday,
  unpublishedFiles,
} from "../../src/gatsby/content/publication";
import { readContentFolder } from "../../src/gatsby/content/readFolder";
import { articleKinds } from "../../src/gatsby/model/itemKinds";

/** An item or a document of content/. */
export interface ContentItem {
  readonly id: string;
  readonly title: string;
  /** Year-month-day. */
  readonly date: string;
  readonly category: string;
  readonly endDate?: string;
  readonly endTime?: string;
  readonly timeZone?: string;
  readonly announced?: string;
  readonly article?: object;
}

const readFolder = (folder: string): ContentItem[] =>
  readdirSync(`content/${folder}`)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map(
      (file) =>
        JSON.parse(
          readFileSync(`content/${folder}/${file}`, "utf8"),
        ) as ContentItem,
    );

export const documents = readFolder("documents");

/** The day of a build that starts now, year-month-day. */
export const today = siteToday(site.timeZone);

/** The published items of a folder, oldest first. */
export function publishedItems(folder: string): ContentItem[] {
  const hidden = unpublishedFiles(readContentFolder("content"), today);
  return readFolder(folder)
    .filter(({ id }) => !hidden.includes(`${folder}/${id}.json`))
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** The words of a tab of the hub. Throws if it has no such tab. */
export function hubTab(folder: string) {
  const tab = hub.tabs.find(({ kind }) => kind === folder);
  if (!tab) throw new Error(`Unknown tab: ${folder}`);
  return tab;
}

/** The last day of an event, year-month-day. */
export const lastDay = ({ date, endDate = date }: ContentItem) => endDate;

/** The events that have not passed, earliest first. */
export const comingEvents = () =>
  publishedItems("events").filter((event) => lastDay(event) >= today);

/** A page with its heading and the beginning of its title. */
export interface ScreenFacts {
  readonly path: string;
  readonly title: string;
  readonly heading: string;
}

const readable = articleKinds.flatMap((kind) =>
  publishedItems(kind.folder).map(({ id, title, article }) => ({
    path: kind.path(id),
    title,
    heading: title,
    hasArticle: article !== undefined,
  })),
);

const articles = readable.filter(({ hasArticle }) => hasArticle);

/** The addresses of items with a full text. */
export const articlePaths = articles.map((each) => each.path).sort();

/** The addresses of items without a full text. */
export const pathsWithoutArticle = readable
  .filter(({ hasArticle }) => !hasArticle)
  .map((each) => each.path)
  .sort();

interface PageContent {
  readonly title?: string;
  readonly hero?: { readonly title: string };
  readonly seo: { readonly title: string };
}

/** The routes (docs/product.md#routes), an article, an event and a document, with title and heading from the content. */
export const screens: readonly ScreenFacts[] = [
  ...routes.map((route) => {
    const page = JSON.parse(
      readFileSync(`content/pages/${route.page}.json`, "utf8"),
    ) as PageContent;
    return {
      path: route.path,
      title: page.seo.title.split("{")[0] ?? "",
      heading: page.title ?? page.hero?.title ?? "",
    };
  }),
  ...articles.slice(0, 1),
  ...publishedItems("events")
    .slice(0, 1)
    .map(({ id, title }) => ({ path: eventPath(id), title, heading: title })),
  ...documents
    .slice(0, 1)
    .map(({ id, title }) => ({ path: `/${id}`, title, heading: title })),
];

/** Title and heading of a route. Throws for an unknown route. */
export function screenAt(address: string): ScreenFacts {
  const screen = screens.find((each) => each.path === address);
  if (!screen) throw new Error(`The site has no page ${address}.`);
  return screen;
}

/** A link of the header with its target. */
export interface HeaderLink extends ScreenFacts {
  readonly name: string;
}

export const headerLinks: readonly HeaderLink[] = site.navigation.map(
  ({ label, to }) => ({ ...screenAt(to), name: label }),
);

/** The first header link to any other page than these. Throws if none exists. */
export function headerLink(...but: readonly string[]): HeaderLink {
  const link = headerLinks.find((each) => !but.includes(each.path));
  if (!link) throw new Error(`The header links only to ${but.join(", ")}.`);
  return link;
}

/** The query result and the context of a built page. */
export interface PageData<Data extends object, Context extends object> {
  data: Data;
  pageContext: Context;
}

/** @param page Path of the page: /about. Throws if the build does not have it. */
export function pageData<Data extends object, Context extends object = object>(
  page: string,
): PageData<Data, Context> {
  const folder = page === "/" ? "index" : page;
  const file = path.join("public/page-data", folder, "page-data.json");
  if (!existsSync(file))
    throw new Error(`The build has no page ${page}. Run: npm run build`);
  const { result } = JSON.parse(readFileSync(file, "utf8")) as {
    result: Partial<PageData<Data, Context>>;
  };
  return {
    data: result.data ?? ({} as Data),
    pageContext: result.pageContext ?? ({} as Context),
  };
}
