import type { BlogPosting, NewsArticle } from "schema-dts";
import type { SiteLocale } from "../../../common/localFormats";
import { absolute, idOf, theFirm } from "../../../common/siteUrl";
import type { Article } from "../../model/items";

/** An article. */
export function article(
  item: Article,
  { locale }: Pick<SiteLocale, "locale">,
): NewsArticle | BlogPosting {
  const { article: text, itemKind, socialCard } = item;
  return {
    "@type": itemKind.articleType ?? "BlogPosting",
    "@id": idOf(item.path, "article"),
    headline: item.title,
    alternativeHeadline: text.subtitle,
    description: item.description,
    datePublished: item.date,
    dateModified: text.updated ?? item.date,
    articleSection: item.category.name,
    keywords: text.tags.join(", "),
    image: socialCard && absolute(socialCard),
    author: {
      "@type": "Person",
      name: text.author.name,
      jobTitle: text.author.role,
    },
    publisher: theFirm(),
    mainEntityOfPage: { "@id": idOf(item.path, "webpage") },
    inLanguage: locale,
  };
}
