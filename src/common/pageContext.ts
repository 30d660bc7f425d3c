import type { Day } from "./days";

/** A step of a page's breadcrumbs. */
export interface Crumb {
  readonly label: string;
  /** Path of the page. */
  readonly to: string;
}

/** The context of every page, besides its content. */
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
  /** The firm's day of the build: it decides what has passed (docs/product.md#time). */
  readonly today: Day;
}
