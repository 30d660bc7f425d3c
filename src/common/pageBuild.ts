import type { Thing } from "schema-dts";
import type { JsonPath } from "./jsonPath";
import type { Price, PriceFormat } from "./prices";

/** A page on the day of a build. */
export interface BuiltPage {
  readonly path: string;
  /** Year-month-day. */
  readonly today: string;
}

/** An all-day entry of the site's calendar. */
export interface CalendarDay {
  /** Unique in the calendar. */
  readonly contentId: string;
  readonly title: string;
  readonly description: string;
  readonly href: string;
  /** Year-month-day. */
  readonly date: string;
  readonly lastDay: string;
}

/** Something that visitors can book or apply for: a programme, a tier, the cohort. */
export interface PageOffer {
  /** Where it is on the page, as in an address after #; empty for the page itself. */
  readonly anchor: string;
  readonly name: string;
  /** Its next day, year-month-day. */
  readonly day?: string | undefined;
  /** What happens on the day; {date} is the day. */
  readonly dayText?: string | undefined;
  /** Whether it ends after the day. */
  readonly endsThen?: boolean;
  /** Its price, and after it what the price is for, such as "a year". */
  readonly price: Price;
  readonly unit?: string;
}

/** Something wrong with a page's content; an error, which stops the build, unless it says otherwise. */
export interface Finding {
  /** The place of the value in the page's file. */
  readonly path: JsonPath;
  readonly message: string;
  /** What to do. */
  readonly remedy: string;
  readonly severity?: "error" | "note";
}

/** Computes a field of an object in the JSON. */
type ComputeField = (source: never, site: PriceFormat) => unknown;

/**
 * What the build, the content check and the tools need of one page alone. The file `<page>.build.ts` in the page's
 * folder exports it as `build`, and src/gatsby/model/pageBuilds.ts loads it by its name. Every part is optional.
 * `Data` is the answer to the query, `PageContent` the page's file in content/, where links are still names.
 */
export interface PageBuild<Data = unknown, PageContent = unknown> {
  /** Asks for the data of `entities` and `days` (askPageBuilds). */
  readonly query?: string;
  /** Structured data, besides the firm and the page itself, for structuredData.ts. It holds only facts that the page shows. */
  entities?(data: Data, page: BuiltPage): Thing[];
  /** Entries of the site's calendar (discoveryFiles.ts). */
  days?(data: Data, page: BuiltPage): CalendarDay[];
  /** Computes fields by type, those that the model marks with @derived and others that it completes (createResolvers.ts). */
  readonly resolvers?: Readonly<
    Record<string, Readonly<Record<string, ComputeField>>>
  >;
  /** Finds what the page offers; other pages refer to it by its address (offerResolvers.ts). */
  offers?(content: PageContent): readonly PageOffer[];
  /** Finds values of the page's file that contradict each other (acrossValues/pages.ts). */
  check?(content: PageContent): Iterable<Finding>;
}
