/** "news-articles" -> "NewsArticles". */
function toPascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_match, letter: string) =>
    letter.toUpperCase(),
  );
}

/** Type of a page's content: NewsArticlesPage. */
export function pageType(page: string): string {
  return `${toPascalCase(page)}Page`;
}

/** Folder and component of a page's screen below src/site/screens: news-articles/NewsArticlesScreen. */
export function pageScreen(page: string): string {
  return `${page}/${toPascalCase(page)}Screen`;
}

/** The query's field that gives the one node of a type: newsArticlesPage. */
export function rootField(type: string): string {
  return type.charAt(0).toLowerCase() + type.slice(1);
}
