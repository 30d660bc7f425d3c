import type { BlogPosting, NewsArticle } from "schema-dts";
import type { SiteLocale } from "../../../common/localFormats";
import { absolute } from "../../../common/siteUrl";
import { idOf, theFirm } from "../../../common/structuredData";
import { itemKinds } from "../../model/itemKinds";
import type { ArticleData } from "./sourceData";

/** The address of a picture's JPEG. */
const pictureAddress = ({
  file: { childImageSharp },
}: {
  file: Queries.PublicPictureFragment;
}) => absolute(childImageSharp?.gatsbyImageData.images.fallback?.src ?? "");

/** An article. */
export function article(
  item: ArticleData,
  { locale }: Pick<SiteLocale, "locale">,
): NewsArticle | BlogPosting {
  const { article: text, articlePicture } = item;
  const kind = itemKinds.find(({ folder }) => folder === item.kind);
  const pictures = [articlePicture ?? [], text.pictures].flat();
  return {
    "@type": kind?.articleType ?? "BlogPosting",
    "@id": idOf(item.path, "article"),
    headline: item.title,
    alternativeHeadline: text.subtitle,
    description: item.description,
    datePublished: item.date,
    dateModified: text.updated ?? item.date,
    articleSection: item.category.name,
    keywords: text.tags.join(", "),
    image: pictures.map(pictureAddress),
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
