import { itemKindOf } from "../../src/gatsby/model/itemKinds";
import type { Article, EventItem } from "../../src/gatsby/model/items";

/** A blog with a full text. */
export const siteBlog = (
  number: number,
  date: string,
  tags: readonly string[] = [],
): Article => ({
  kind: "blogs",
  itemKind: itemKindOf("blogs-1"),
  contentId: `blogs-${number}`,
  path: `/article/blogs-${number}`,
  title: `Blog ${number}`,
  description: "A blog.",
  date,
  href: `/article/blogs-${number}`,
  category: { name: "Funding" },
  cover: { file: { childImageSharp: null } },
  socialCard: "/static/card.jpg",
  articlePicture: null,
  article: {
    subtitle: "A subtitle.",
    updated: null,
    tags,
    author: { name: "A writer", role: "Mentor" },
  },
});

/** An event with the link `href`. */
export const siteEvent = (
  href: string,
  more: Partial<EventItem> = {},
): EventItem => ({
  kind: "events",
  itemKind: itemKindOf("events-1"),
  contentId: "events-1",
  path: "/events/events-1",
  title: "Founders' evening",
  description: "Two hours, twelve founders.",
  category: { name: "Networking" },
  cover: { file: { childImageSharp: null } },
  socialCard: "/static/card.jpg",
  date: "2027-01-22",
  lastDay: "2027-01-22",
  shownDays: "22 January 2027",
  starts: null,
  ends: null,
  location: "Delhi",
  online: false,
  shownNotice: null,
  notice: null,
  fee: null,
  speakers: null,
  href,
  ...more,
});
