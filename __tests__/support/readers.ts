import { articleKinds } from "../../src/gatsby/model/itemKinds";
import { publishedItems } from "./onDay";
import { pageData } from "./pageData";
import { field } from "./readContent";

/** What the build made of an item that can be read in full. */
export interface Reader {
  readonly path: string;
  readonly title: string;
  readonly readTime: string;
  readonly author: string;
  readonly tags: readonly string[];
  /** The site's pages that links in the text lead to. */
  readonly links: readonly string[];
  /** Ids of the items that it proposes. */
  readonly proposes: readonly string[];
}

interface ArticleData {
  item: {
    title: string;
    article: {
      shownReadTime: string;
      author: { name: string };
      tags: readonly string[] | null;
      html: string;
    };
  };
}

const withArticle = (isWith: boolean): string[] =>
  articleKinds.flatMap(({ folder, path }) =>
    publishedItems(folder)
      .filter((item) => Boolean(field(item, "article")) === isWith)
      .map((item) => path(String(field(item, "id"))))
      .sort(),
  );

function readerAt(path: string): Reader {
  const { data, pageContext } = pageData<
    ArticleData,
    { relatedIds: readonly string[] }
  >(path);
  const { title, article } = data.item;
  return {
    path,
    title,
    readTime: article.shownReadTime,
    author: article.author.name,
    tags: article.tags ?? [],
    links: [...article.html.matchAll(/href="(\/[\w/-]*)"/g)].map(
      ([, link = ""]) => link,
    ),
    proposes: pageContext.relatedIds,
  };
}

/** The addresses of items that can be read in full. */
export const readerPaths = (): string[] => withArticle(true);

/** The items that can be read in full. */
export const readers = (): Reader[] => readerPaths().map(readerAt);

/** The addresses of items that have no article of their own. */
export const pathsWithoutArticle = (): string[] => withArticle(false);

/** An article and another one that it proposes; nothing where the content has no such two. */
export function proposingPair(): Reader[] {
  const all = readers();
  for (const reader of all) {
    const other = all.find(({ path }) =>
      reader.proposes.some((id) => path.endsWith(`/${id}`)),
    );
    if (other) return [reader, other];
  }
  return [];
}
