import type { SiteIndex } from "./siteIndex";

/** robots.txt: everything may be read; names the sitemap. */
export function robots({ siteUrl }: SiteIndex): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
