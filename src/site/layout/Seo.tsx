import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import { colours } from "../../common/colours";
import { usePage } from "../ui/hooks/usePage";
import { useShell } from "../ui/hooks/useShell";

/** Tags that only articles have. */
interface ArticleHead {
  /** YYYY-MM-DD. */
  published: string;
  author: string;
  section: string;
  tags: readonly string[];
}

interface SeoProps {
  /** Followed by the brand if both fit, unless `alone`. */
  title: string;
  description: string;
  /** Leaves the brand out of the title: for articles, and for titles that already contain it. */
  alone?: boolean;
  article?: ArticleHead;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
}

/** In characters. Search results cut longer titles. */
const maxTitleLength = 60;

/** Adds the brand to a title if both fit into a search result. */
function fullTitle(title: string, brand: string): string {
  const withBrand = `${title} | ${brand}`;
  return withBrand.length <= maxTitleLength ? withBrand : title;
}

/** The picture for social networks of pages without one of their own. */
const brandCard = "/social-card.jpg";

/** Colour of the browser's toolbar. */
const themeColours = { light: colours.white, dark: colours.night } as const;

/**
 * The page's head: title, description, canonical address, robots and social cards. Every page sets the same tags,
 * because Helmet keeps those of a discarded render. Only this file imports react-helmet.
 */
export function Seo({
  title,
  description,
  alone = false,
  article,
  noindex = false,
}: SeoProps) {
  const { siteUrl, site } = useShell();
  const { brand, locale } = site;
  const siteName = brand.fullName;
  const { pagePath, colorScheme, socialCard = brandCard } = usePage();
  const shownTitle = alone ? title : fullTitle(title, siteName);
  const address = `${siteUrl}${pagePath}`;
  const card = siteUrl + socialCard;
  // Large pictures of articles in Google's Discover.
  const indexed = article
    ? "index, follow, max-image-preview:large"
    : "index, follow";
  const robots = noindex ? "noindex" : indexed;
  return (
    <Helmet>
      <html lang={locale} />
      <title>{shownTitle}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={robots} />
      <meta name="theme-color" content={themeColours[colorScheme]} />
      <link rel="canonical" href={address} />
      <link
        rel="alternate"
        title={siteName}
        type="application/rss+xml"
        href="/feed.xml"
      />
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={locale.replaceAll("-", "_")} />
      <meta property="og:title" content={shownTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={card} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shownTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      {article && (
        <meta property="article:published_time" content={article.published} />
      )}
      {article && <meta property="article:author" content={article.author} />}
      {article && <meta property="article:section" content={article.section} />}
      {article?.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </Helmet>
  );
}

export const fragment = graphql`
  fragment Seo on Page {
    seo {
      title
      description
    }
  }
`;
