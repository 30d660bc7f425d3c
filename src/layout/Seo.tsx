import { graphql, useStaticQuery } from "gatsby";
import { Helmet } from "react-helmet";
import { socialCardAddress, socialCardSize } from "../lib/socialCard";

interface SeoProps {
  /** Shown before the brand in the tab and in search results. */
  title: string;
  description: string;
  /** Path of the page, such as /about. */
  path: string;
  /** The title stands alone: article titles, and titles that name the brand themselves. */
  alone?: boolean;
  type?: "website" | "article";
  /** Keeps the page out of search engines. */
  noindex?: boolean;
}

/**
 * The page's head. Every page sets the same set of tags: Helmet keeps a discarded page's tags otherwise.
 * Together with takeHead the only importer of react-helmet.
 */
export function Seo({
  title,
  description,
  path,
  alone = false,
  type = "website",
  noindex = false,
}: SeoProps) {
  const { site, content } = useStaticQuery<Queries.SeoSiteQuery>(graphql`
    query SeoSite {
      site {
        siteMetadata {
          siteUrl
        }
      }
      content: siteContent {
        brand {
          fullName
        }
      }
    }
  `);
  if (!site?.siteMetadata || !content)
    throw new Error("The site's metadata is missing");
  const origin = site.siteMetadata.siteUrl;
  const { fullName } = content.brand;
  const fullTitle = alone ? title : `${title} | ${fullName}`;
  const address = `${origin}${path}`;
  return (
    <Helmet>
      <html lang="en-IN" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={noindex ? "noindex" : "index, follow"} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={fullName} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta
        property="og:image"
        content={`${origin}${socialCardAddress(noindex ? "/" : path)}`}
      />
      <meta property="og:image:width" content={String(socialCardSize.width)} />
      <meta
        property="og:image:height"
        content={String(socialCardSize.height)}
      />
      <meta property="og:image:alt" content={fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}

export const fragment = graphql`
  fragment Seo on Seo {
    title
    description
  }
`;
