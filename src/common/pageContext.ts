import type { Route } from "./routes";

/** A step of the way to a page. */
export interface Crumb {
  readonly label: string;
  /** Path of the page. */
  readonly to: string;
}

/** When a page was made, for what shows until a day. */
export interface Clock {
  /** Year-month-day. Pages that show nothing of today as it is leave it empty, so that they need not be made daily. */
  readonly madeOn: string;
  /** The firm's time zone, whose days count. */
  readonly timeZone: string;
}

/** What every page knows besides its content. */
export interface PageContext {
  /** Path of the page; Gatsby keeps the name "path" for itself. */
  readonly pagePath: string;
  /** Colour scheme of the page, header and footer included. */
  readonly colorScheme: Route["colorScheme"];
  /** The way from the home page to the page; pages that are not indexed have none. */
  readonly trail?: readonly Crumb[];
  /** What the page says to machines, as JSON-LD; pages that are not indexed say nothing. */
  readonly structuredData?: string;
  /** Of pages with events or offers. */
  readonly clock?: Clock;
}
