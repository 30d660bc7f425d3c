import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import site from "../../content/site.json";
import { hubPath, routes } from "../../src/common/routes";
import {
  siteToday,
  unpublishedFiles,
} from "../../src/gatsby/content/publication";
import { readContent } from "../../src/gatsby/content/readContent";
import {
  documentKind,
  itemKinds,
  type FolderKind,
} from "../../src/gatsby/model/itemKinds";
import { pagePaths } from "./builtSite";

/** The day of a build that starts now, year-month-day. */
const today = siteToday(site.timeZone);

const content = readContent("content");
const hidden = unpublishedFiles(content, today);

/** A file of content/, by its name without .json; undefined if the firm has none. Only the fields of the type are read. */
export const contentFile = <Value extends object>(
  name: string,
): Value | undefined =>
  content.files.get(`${name}.json`)?.value as Value | undefined;

/** An item or a document of content/. */
export interface ContentItem {
  readonly id: string;
  readonly title: string;
  /** Year-month-day. */
  readonly date: string;
  readonly endDate?: string;
  readonly article?: object;
}

/** The published items of a folder, oldest first. */
export const publishedItems = (folder: string): readonly ContentItem[] =>
  [...content.files.values()]
    .filter(
      ({ name, place }) =>
        place.folderKind?.folder === folder && !hidden.includes(name),
    )
    .map(({ value }) => value as ContentItem)
    .sort((one, other) => one.date.localeCompare(other.date));

/** A page that is a list of sections, in content/pages. */
interface SectionPage {
  readonly path: string;
  readonly seo: { readonly title: string };
  readonly sections: readonly {
    readonly kind: string;
    readonly title?: string;
  }[];
}

const sectionPages = [...content.files.values()]
  .filter(({ place }) => place.typeName === "SectionPage")
  .map(({ value }) => value as SectionPage);

export { hubPath };

/** A tab of the hub, with the name of its kind's folder. */
interface HubTab {
  readonly kind: string;
  readonly label: string;
  readonly linkLabel: string;
  readonly none: string;
}

/** The tabs of the hub. */
export const hubTabs =
  contentFile<{ tabs: readonly HubTab[] }>("pages/news-articles")?.tabs ?? [];

/** The events that have not passed, earliest first. */
export const comingEvents = () =>
  publishedItems("events").filter(
    ({ date, endDate = date }) => endDate >= today,
  );

/** A page with its heading and the beginning of its title. */
export interface ScreenFacts {
  readonly path: string;
  readonly title: string;
  readonly heading: string;
}

/** The addresses of articles: items with a full text, or without. */
const addressesOf = (hasArticle: boolean): readonly string[] =>
  itemKinds
    .filter(({ articleType }) => articleType)
    .flatMap(({ folder, path: addressOf }) =>
      publishedItems(folder)
        .filter(({ article }) => (article !== undefined) === hasArticle)
        .map(({ id }) => addressOf(id)),
    )
    .sort();

/** The addresses of items with a full text. */
export const articlePaths = addressesOf(true);

interface PageContent {
  readonly title?: string;
  readonly hero?: { readonly title: string };
  readonly seo: { readonly title: string };
}

/** The first page of a kind; without a screen of its own, the first article. */
const firstOf = ({ folder, path: pathOf, screen }: FolderKind) =>
  publishedItems(folder)
    .filter(({ article }) => screen ?? article)
    .slice(0, 1)
    .map(({ id, title }) => ({ path: pathOf(id), title, heading: title }));

/** The routes (docs/product.md#routes), and a page of each kind, with title and heading from the content. */
export const screens: readonly ScreenFacts[] = [
  ...routes.map((route) => {
    const page = contentFile<PageContent>(`pages/${route.page}`);
    return {
      path: route.path,
      title: page?.seo.title.split("{")[0] ?? "",
      heading: page?.title ?? page?.hero?.title ?? "",
    };
  }),
  ...sectionPages.map(({ path: address, seo, sections }) => ({
    path: address,
    title: seo.title,
    heading: sections[0]?.title ?? "",
  })),
  ...[...itemKinds, documentKind].flatMap(firstOf),
];

/** Pages all of whose kinds of sections are also on earlier ones. */
const repeatedPages = sectionPages
  .filter(({ sections }, index) => {
    const earlier = sectionPages
      .slice(0, index)
      .flatMap((page) => page.sections);
    return sections.every(({ kind }) =>
      earlier.some((each) => each.kind === kind),
    );
  })
  .map(({ path: address }) => address);

/** The paths of a page of each screen and kind of section: also of an item without a full text, and of a list of items. */
export const examplePaths: readonly string[] = [
  ...screens
    .map(({ path }) => path)
    .filter((address) => !repeatedPages.includes(address)),
  ...addressesOf(false).slice(0, 1),
  ...pagePaths()
    .filter((each) => each.startsWith(`${hubPath}/`))
    .slice(0, 1),
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

/** The header's links to routes. */
export const headerLinks: readonly HeaderLink[] = site.navigation.flatMap(
  ({ label, to }) =>
    screens
      .filter(({ path }) => path === to)
      .map((screen) => ({ ...screen, name: label })),
);

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
