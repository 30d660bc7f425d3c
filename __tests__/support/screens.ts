import { field, readContent } from "./readContent";

/** What a visitor finds at a route: the beginning of its title and its heading of the first level. */
export interface ScreenFacts {
  readonly path: string;
  readonly title: string;
  readonly heading: string;
}

const fileByPath: Readonly<Record<string, string>> = {
  "/": "home",
  "/about": "about",
  "/services": "services",
  "/services/consulting": "services-consulting",
  "/services/mentoring": "services-mentoring",
  "/services/coaching": "services-coaching",
  "/services/online-programs": "services-online-programs",
  "/services/funding": "services-funding",
  "/contact": "contact",
  "/news-articles": "news-articles",
  "/membership": "membership",
  "/cohort": "cohort",
};

const article = readContent("news/news-1");

/** The routes (docs/product.md#routes), an article among them, with what their content says. */
export const screens: readonly ScreenFacts[] = [
  ...Object.entries(fileByPath).map(([path, file]) => {
    const page = readContent(`pages/${file}`);
    const heading = field(page, "title") ?? field(field(page, "hero"), "title");
    return {
      path,
      title: String(field(field(page, "seo"), "title")),
      heading: String(heading),
    };
  }),
  {
    path: "/article/news-1",
    title: String(field(article, "title")),
    heading: String(field(article, "title")),
  },
];
