import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import site from "../../content/site.json";
import { routes } from "../../src/common/routes";
import { articleKinds } from "../../src/gatsby/model/itemKinds";
import {
  siteToday,
  unpublishedFiles,
} from "../../src/gatsby/model/publication";

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

/** The day that a build of now is for, year-month-day. */
export const today = siteToday("content");

/** The items of a folder that are built, in the order of their dates. */
export function publishedItems(folder: string): ContentItem[] {
  const hidden = unpublishedFiles("content", today);
  return readFolder(folder)
    .filter(({ id }) => !hidden.includes(`${folder}/${id}.json`))
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** The last day of an event, year-month-day. */
export const lastDay = ({ date, endDate = date }: ContentItem) => endDate;

/** The events that have not passed, the soonest first. */
export const comingEvents = () =>
  publishedItems("events").filter((event) => lastDay(event) >= today);

/** An address with the beginning of its title and its first heading. */
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

/** The addresses of items with a full article. */
export const articlePaths = articles.map((each) => each.path).sort();

/** The addresses of items without a full article. */
export const pathsWithoutArticle = readable
  .filter(({ hasArticle }) => !hasArticle)
  .map((each) => each.path)
  .sort();

interface PageContent {
  readonly title?: string;
  readonly hero?: { readonly title: string };
  readonly seo: { readonly title: string };
}

/** The routes (docs/product.md#routes), an article and a document, with title and heading from the content. */
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

/** The first link of the header that leads to another page than these. Throws if none does. */
export function headerLink(...but: readonly string[]): HeaderLink {
  const link = headerLinks.find((each) => !but.includes(each.path));
  if (!link)
    throw new Error(`The header leads nowhere but to ${but.join(", ")}.`);
  return link;
}

/** The built data of a page: the result of its query, and its page context. */
export interface PageData<Data extends object, Context extends object> {
  data: Data;
  pageContext: Context;
}

/** @param page Path of the page: /about. @throws if the build has no such page. */
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
