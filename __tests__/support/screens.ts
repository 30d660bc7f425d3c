import { articlePath } from "../../src/common/articlePath";
import { routes } from "../../src/common/routes";
import { field, readContent } from "./readContent";

/** What a visitor finds at a route: the beginning of its title and its heading of the first level. */
export interface ScreenFacts {
  readonly path: string;
  readonly title: string;
  readonly heading: string;
}

const article = readContent("news/news-1");
const privacy = readContent("documents/privacy");

/** The routes (docs/product.md#routes), an article and a document among them, with what their content says. */
export const screens: readonly ScreenFacts[] = [
  ...routes.map(({ path, page: name }) => {
    const page = readContent(`pages/${name}`);
    const heading = field(page, "title") ?? field(field(page, "hero"), "title");
    return {
      path,
      title: String(field(field(page, "seo"), "title")),
      heading: String(heading),
    };
  }),
  {
    path: articlePath("news-1"),
    title: String(field(article, "title")),
    heading: String(field(article, "title")),
  },
  {
    path: "/privacy",
    title: String(field(privacy, "title")),
    heading: String(field(privacy, "title")),
  },
];
