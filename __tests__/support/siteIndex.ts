import type {
  IndexedEvent,
  SiteIndex,
} from "../../src/gatsby/discovery/siteIndex";

/** What machines are told of a site without pages, articles and events; tests add what they are about. */
export const emptySiteIndex: SiteIndex = {
  siteUrl: "https://www.example.com",
  brand: "Firm LLP",
  shortBrand: "Firm",
  tagline: "A firm.",
  email: "hello@example.com",
  pages: [],
  documents: [],
  articles: [],
  feedItems: [],
  redirects: [],
  events: [],
  comingEvents: [],
  cohortDays: [],
};

/** An event of a site, whose content links to `href`. */
export const siteEvent = (
  href: string,
  more: Partial<IndexedEvent> = {},
): IndexedEvent => ({
  contentId: "events-1",
  path: "/events/events-1",
  title: "Founders' evening",
  description: "Two hours, twelve founders.",
  date: "2027-01-22",
  lastDay: "2027-01-22",
  starts: null,
  ends: null,
  location: "Delhi",
  address: null,
  notice: null,
  href,
  ...more,
});
