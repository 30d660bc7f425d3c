import { articleKinds } from "../../src/gatsby/model/itemKinds";
import { routes } from "../../src/common/routes";
import { publishedItems } from "./onDay";
import { contentNames, field, readContent } from "./readContent";

/** What a visitor finds at a route: the beginning of its title and its heading of the first level. */
export interface ScreenFacts {
  readonly path: string;
  readonly title: string;
  readonly heading: string;
}

const headed = (path: string, content: unknown): ScreenFacts => {
  const title = String(field(content, "title"));
  return { path, title, heading: title };
};

/** The first item that can be read in full, where there is one. */
const articles = articleKinds
  .flatMap(({ folder, path }) =>
    publishedItems(folder)
      .filter((item) => field(item, "article"))
      .map((item) => headed(path(String(field(item, "id"))), item)),
  )
  .slice(0, 1);

/** The first document, where there is one. */
const documents = contentNames("documents")
  .map(readContent)
  .map((document) => headed(`/${String(field(document, "id"))}`, document))
  .slice(0, 1);

/** The routes (docs/product.md#routes), an article and a document among them, with what their content says. */
export const screens: readonly ScreenFacts[] = [
  ...routes.map(({ path, page: name }) => {
    const page = readContent(`pages/${name}`);
    const heading = field(page, "title") ?? field(field(page, "hero"), "title");
    return {
      path,
      title: String(field(field(page, "seo"), "title")).split("{")[0] ?? "",
      heading: String(heading),
    };
  }),
  ...articles,
  ...documents,
];

/** What a visitor finds at a route. Throws where there is no such route. */
export function screenAt(path: string): ScreenFacts {
  const screen = screens.find((each) => each.path === path);
  if (!screen) throw new Error(`The site has no page ${path}.`);
  return screen;
}
