import { withTimeout } from "../../common/withTimeout";

/** A page that was found. */
export interface FoundPage {
  /** In the results, the address to link to. */
  readonly url: string;
  /** The words around the hit, as escaped HTML with the hits in mark elements. */
  readonly excerpt: string;
  /** kind: "News"; date: "12 October 2026", of items. */
  readonly meta: { title: string; kind?: string; date?: string };
  /** Places of the hits, counted in words. */
  readonly locations: readonly number[];
  /** Elements of the page that have an id, in order, and the place of their first word. */
  readonly anchors: readonly {
    element: string;
    id: string;
    location: number;
  }[];
}

/** The result of a search. */
export interface Findings {
  /** Number of pages. */
  readonly total: number;
  /** The best ones, best first. */
  readonly results: readonly FoundPage[];
  /** Number of pages by kind, regardless of the chosen kind. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Pages of topics, if nothing was found. */
  readonly topics: readonly FoundPage[];
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
  /** Ends its worker; its pending searches reject. */
  destroy(): Promise<void>;
}

interface PagefindAnswer {
  results: { data(): Promise<FoundPage> }[];
  /** Number of pages by value, regardless of the filters. */
  totalFilters: { kind?: Record<string, number> };
}

/** The build writes the library and its index here; the site's bundles do not contain them. */
const libraryFile = "/pagefind/pagefind.js";
const maxResults = 8;
const maxTopics = 6;
/** A search starts after a pause in typing of this length. */
const typingPauseMs = 200;

/** A search without an answer within this time has failed. */
const answerTimeoutMs = 10_000;

let loaded: Promise<Pagefind> | undefined;
let attempt = 0;

/** Whether the browser can run the library, which is WebAssembly. Some forbid it. */
export function canSearch(): boolean {
  try {
    const emptyModule = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
    return Boolean(new WebAssembly.Module(emptyModule));
  } catch {
    return false;
  }
}

async function importLibrary(): Promise<Pagefind> {
  // The browser caches a failed import, so each retry needs a new address.
  const suffix = attempt > 0 ? `?again=${attempt}` : "";
  const pagefind: Pagefind = await import(
    /* webpackIgnore: true */ libraryFile + suffix
  );
  await pagefind.filters();
  return pagefind;
}

/** Drops a library that has failed, because it caches failed requests. */
function discard(failed: Promise<Pagefind>): void {
  if (loaded !== failed) return;
  loaded = undefined;
  attempt += 1;
  failed.then((pagefind) => pagefind.destroy()).catch(() => undefined);
}

/** Loads the library once, possibly before the first search. After a failure it may be called again. */
export function loadSearch(): Promise<Pagefind> {
  if (loaded) return loaded;
  const library = importLibrary();
  library.catch(() => discard(library));
  return (loaded = library);
}

/** Id of a tab's panel (see TabPanels); its heading has the tab's name as id. */
const panelId = /-panel-([\w-]+)$/;
/** Id of a card's heading, within a section. */
const cardId = /-\d+$/;

/** Address of a found page, with the hash of the tab that has most of the hits. */
function addressOf({ url, locations, anchors }: FoundPage): string {
  const headings = anchors.filter(
    ({ element, id }) => element === "h2" && !cardId.test(id),
  );
  const sections = locations.map(
    (hit) => headings.findLast(({ location }) => location <= hit)?.id,
  );
  const hits = (id?: string) => sections.filter((each) => each === id).length;
  const [section] = [...sections].sort((a, b) => hits(b) - hits(a));
  const isTab = anchors.some(({ id }) => panelId.exec(id)?.[1] === section);
  return url.replace(/(.)\/$/, "$1") + (section && isTab ? `#${section}` : "");
}

/** Loads the first pages of an answer. */
async function readResults(
  { results }: Pick<PagefindAnswer, "results">,
  max: number,
): Promise<FoundPage[]> {
  const pages = await Promise.all(
    results.slice(0, max).map((result) => result.data()),
  );
  return pages.map((page) => ({ ...page, url: addressOf(page) }));
}

async function find(
  pagefind: Pagefind,
  query: string,
  filters: Filters,
): Promise<Findings | undefined> {
  const answer = await pagefind.debouncedSearch(
    query,
    { filters },
    typingPauseMs,
  );
  if (!answer) return undefined;
  const total = answer.results.length;
  const topics =
    total === 0
      ? await pagefind.search(null, { filters: { topic: "true" } })
      : { results: [] };
  return {
    total,
    results: await readResults(answer, maxResults),
    kinds: answer.totalFilters.kind ?? {},
    topics: await readResults(topics, maxTopics),
  };
}

/**
 * Finds pages and articles (docs/product.md#search). After a failure the next search loads the library again.
 *
 * @param kind Limits the search to one kind.
 * @returns Undefined when a newer search has started.
 * @throws When the library or its index cannot be loaded, or there is no answer in time.
 */
export async function search(
  query: string,
  kind?: string,
): Promise<Findings | undefined> {
  const library = loadSearch();
  const found = library.then((pagefind) =>
    find(pagefind, query, kind ? { kind } : {}),
  );
  try {
    return await withTimeout(found, answerTimeoutMs);
  } catch (error) {
    discard(library);
    throw error;
  }
}
