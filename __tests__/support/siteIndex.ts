import type { SiteIndex } from "../../src/build/discovery/siteIndex";

/** What machines are told of a site without pages, articles and events; tests add what they are about. */
export const emptySiteIndex: SiteIndex = {
  siteUrl: "https://www.example.com",
  brand: "Firm LLP",
  shortBrand: "Firm",
  tagline: "A firm.",
  email: "hello@example.com",
  pages: [],
  articles: [],
  feedItems: [],
  redirects: [],
  events: [],
};

/** The same of a site with one event, whose content links to `href`. */
export const siteIndexWithEvent = (href: string): SiteIndex => ({
  ...emptySiteIndex,
  events: [
    {
      contentId: "events-1",
      title: "Founders' evening",
      description: "Two hours, twelve founders.",
      date: "2027-01-22",
      location: "Delhi",
      href,
    },
  ],
});
