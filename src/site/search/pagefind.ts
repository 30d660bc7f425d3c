/** A page that was found. */
export interface SearchResult {
  readonly href: string;
  readonly title: string;
  /** The words around the hit, as HTML with the hits in mark elements; everything else is escaped. */
  readonly excerpt: string;
}

/** What a search has found. */
export interface Findings {
  /** How many pages there are. */
  readonly total: number;
  /** The best of them, best first. */
  readonly results: readonly SearchResult[];
}

/** The part of Pagefind's browser library that the site uses (pagefind.app/docs/api). */
interface Pagefind {
  debouncedSearch(
    query: string,
    options: object,
    delayMs: number,
  ): Promise<{ results: { data(): Promise<PagefindPage> }[] } | null>;
}

interface PagefindPage {
  url: string;
  excerpt: string;
  meta: { title?: string };
  /** Where the hits stand, counted in words. */
  locations: readonly number[];
  /** Elements of the page that have an id, in order, and the place of their first word. */
  anchors: readonly { element: string; id: string; location: number }[];
}

/** The build puts the library and its index here; the site's own bundles know nothing of them. */
const library = "/pagefind/pagefind.js";
const longestList = 8;
/** How long typing has to rest before a search. */
const typingPauseMs = 200;

let attempt = 0;

/** A failed import is remembered by the browser, so each further attempt has an address of its own. */
async function load(): Promise<Pagefind> {
  const address = attempt === 0 ? library : `${library}?again=${attempt}`;
  try {
    return await import(/* webpackIgnore: true */ address);
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

/** The panel of a tab, named after what the address says while it is open (see TabPanels). */
const panelId = /-panel-(?<tab>[\w-]+)$/;

/** Id of the part of a page that most of the hits stand in: a panel, or a section by its heading. */
function partOf({ locations, anchors }: PagefindPage): string {
  const parts = locations.map(
    (hit) =>
      anchors.findLast(
        ({ element, id, location }) =>
          location <= hit && (element === "h2" || panelId.test(id)),
      )?.id ?? "",
  );
  const hits = (part: string) => parts.filter((each) => each === part).length;
  const [most = ""] = [...parts].sort((a, b) => hits(b) - hits(a));
  return most;
}

/** Address of a page that was found, with its tab where the hits stand in one. */
function addressOf(page: PagefindPage): string {
  const tab = panelId.exec(partOf(page))?.groups?.tab;
  return page.url.replace(/(.)\/$/, "$1") + (tab ? `#${tab}` : "");
}

/**
 * Finds pages and articles.
 *
 * @returns Nothing when a newer search has overtaken this one.
 * @throws When the library or its index cannot be loaded.
 */
export async function search(query: string): Promise<Findings | undefined> {
  const pagefind = await loadSearch();
  const found = await pagefind.debouncedSearch(query, {}, typingPauseMs);
  if (!found) return undefined;
  const pages = await Promise.all(
    found.results.slice(0, longestList).map((result) => result.data()),
  );
  const results = pages.map((page) => ({
    href: addressOf(page),
    title: page.meta.title ?? page.url,
    excerpt: page.excerpt,
  }));
  return { total: found.results.length, results };
}
