import { toExcerpt } from "./excerpt";

/** A page that was found. */
export interface SearchResult {
  readonly href: string;
  readonly title: string;
  /** "News". */
  readonly kind: string;
  /** "12 October 2026", of items. */
  readonly date: string | undefined;
  /** The words around the hit, as HTML with the hits in mark elements; everything else is escaped. */
  readonly excerpt: string;
}

/** What a search has found. */
export interface Findings {
  /** Number of pages. */
  readonly total: number;
  /** The best of them, best first. */
  readonly results: readonly SearchResult[];
  /** Number of pages of each kind, whichever kind is chosen. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Pages of topics, where nothing was found. */
  readonly topics: readonly SearchResult[];
}

interface Filters {
  kind?: string;
  topic?: "true";
}

/** The part of Pagefind's browser library that the site uses (pagefind.app/docs/api). */
interface Pagefind {
  /** Without a query it finds all pages that pass the filters. */
  search(query: null, options: { filters: Filters }): Promise<PagefindAnswer>;
  debouncedSearch(
    query: string,
    options: { filters: Filters },
    delayMs: number,
  ): Promise<PagefindAnswer | null>;
  /** Loads the values of the filters. */
  filters(): Promise<unknown>;
}

interface PagefindAnswer {
  results: { data(): Promise<PagefindPage> }[];
  /** Number of pages with a value, whatever is filtered. */
  totalFilters: { kind?: Record<string, number> };
}

interface PagefindPage {
  url: string;
  content: string;
  excerpt: string;
  meta: { title?: string; kind?: string; date?: string };
  /** Places of the hits, counted in words. */
  locations: readonly number[];
  /** Elements of the page that have an id, in order, and the place of their first word. */
  anchors: readonly { element: string; id: string; location: number }[];
}

/** The build puts the library and its index here; the site's own bundles know nothing of them. */
const libraryFile = "/pagefind/pagefind.js";
const maxResults = 8;
const maxTopics = 6;
/** A search starts when typing rests for this time. */
const typingPauseMs = 200;

let attempt = 0;

/** The browser remembers a failed import, so each further attempt has an address of its own. */
async function load(): Promise<Pagefind> {
  const address =
    attempt === 0 ? libraryFile : `${libraryFile}?again=${attempt}`;
  try {
    const pagefind: Pagefind = await import(/* webpackIgnore: true */ address);
    await pagefind.filters();
    return pagefind;
  } catch (error) {
    attempt += 1;
    throw error;
  }
}

let loaded: Promise<Pagefind> | undefined;

/** Loads the library; later calls wait for the same one. Rejects when it cannot be loaded, and may be called again. */
export function loadSearch(): Promise<Pagefind> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/** The panel of a tab (see TabPanels); the heading in it has the tab's name as its id. */
const panelId = /-panel-(?<tab>[\w-]+)$/;
/** The heading of a card, whose id is the item's: the section goes on. */
const cardId = /-\d+$/;

/** Id of the section with most of the hits. */
function sectionOf({ locations, anchors }: PagefindPage): string {
  const sections = locations.map(
    (hit) =>
      anchors.findLast(
        ({ element, id, location }) =>
          location <= hit && element === "h2" && !cardId.test(id),
      )?.id ?? "",
  );
  const hits = (id: string) => sections.filter((each) => each === id).length;
  const [most = ""] = [...sections].sort((a, b) => hits(b) - hits(a));
  return most;
}

/** Address of a page that was found, with the hash of the tab that most of the hits are in. */
function addressOf(page: PagefindPage): string {
  const section = sectionOf(page);
  const isTab = page.anchors.some(
    ({ id }) => panelId.exec(id)?.groups?.tab === section,
  );
  return page.url.replace(/(.)\/$/, "$1") + (isTab ? `#${section}` : "");
}

/** Reads the first pages of an answer. */
async function readResults(
  { results }: PagefindAnswer,
  most: number,
): Promise<SearchResult[]> {
  const pages = await Promise.all(
    results.slice(0, most).map((result) => result.data()),
  );
  return pages.map((page) => ({
    href: addressOf(page),
    title: page.meta.title ?? page.url,
    kind: page.meta.kind ?? "",
    date: page.meta.date,
    excerpt: toExcerpt(page),
  }));
}

/**
 * Finds pages and articles (docs/product.md#search).
 *
 * @param kind Of one kind only.
 * @returns Undefined when a newer search has overtaken this one.
 * @throws When the library or its index cannot be loaded.
 */
export async function search(
  query: string,
  kind?: string,
): Promise<Findings | undefined> {
  const pagefind = await loadSearch();
  const filters = kind ? { kind } : {};
  const answer = await pagefind.debouncedSearch(
    query,
    { filters },
    typingPauseMs,
  );
  if (!answer) return undefined;
  const total = answer.results.length;
  const topics =
    total === 0 &&
    (await pagefind.search(null, { filters: { topic: "true" } }));
  return {
    total,
    results: await readResults(answer, maxResults),
    kinds: answer.totalFilters.kind ?? {},
    topics: topics ? await readResults(topics, maxTopics) : [],
  };
}
