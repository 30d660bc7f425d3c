import type { UtcOffset } from "./days";

/** A step of a page's breadcrumbs. */
export interface Crumb {
  readonly label: string;
  /** Path of the page. */
  readonly to: string;
}

/** When a page was built, for dated content. */
export interface Clock {
  /** Year-month-day. Empty on pages without dated content, so that a new day does not rebuild them. */
  readonly madeOn: string;
  /** Of the firm's time zone. */
  readonly utcOffsets: readonly UtcOffset[];
}

/** The context of every page but /404, besides its content. */
export interface PageContext {
  /** Path of the page; Gatsby reserves the name "path". */
  readonly pagePath: string;
  /** Colour scheme of the page, header and footer included. */
  readonly colorScheme: "light" | "dark";
  /** Breadcrumbs from the home page to the page; only on indexed pages. */
  readonly trail?: readonly Crumb[];
  /** Path of the page's own picture for social networks, of 1200 × 630 pixels. */
  readonly socialCard?: string | undefined;
  /** JSON-LD; only on indexed pages. */
  readonly structuredData?: string;
  /** Only on pages of items, and on those with events or offers. */
  readonly clock?: Clock;
}
