import { inWordsOf, type Vocabulary } from "./vocabulary";

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
  /** How many pages there are. */
  readonly total: number;
  /** The best of them, best first. */
  readonly results: readonly SearchResult[];
  /** What was searched for: the query, or the words that it was taken for. */
  readonly query: string;
  /** How many pages of each kind there are, of any kind. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Another query that finds something, where this one does not. */
  readonly proposal?: string | undefined;
  /** Pages of topics, where nothing was found. */
  readonly topics: Vocabulary["topics"];
}

/** The part of Pagefind's browser library that the site uses (pagefind.app/docs/api). */
interface Pagefind {
  debouncedSearch(
    query: string,
    options: { filters?: { kind: string } },
    delayMs: number,
  ): Promise<{
    results: { data(): Promise<PagefindPage> }[];
    /** How many pages have a value, whatever is filtered. */
    totalFilters: { kind?: Record<string, number> };
  } | null>;
  /** Loads what can be filtered. */
  filters(): Promise<unknown>;
}

interface PagefindPage {
  url: string;
  excerpt: string;
  meta: { title?: string; kind?: string; date?: string };
  /** Where the hits stand, counted in words. */
  locations: readonly number[];
  /** Elements of the page that have an id, in order, and the place of their first word. */
  anchors: readonly { element: string; id: string; location: number }[];
}

/** The build puts the library and its index here; the site's own bundles know nothing of them. */
const libraryFile = "/pagefind/pagefind.js";
const vocabularyFile = "/pagefind/words.json";
const longestList = 8;
/** How long typing has to rest before a search. */
const typingPauseMs = 200;

/** The search: Pagefind, and the words of the site. */
interface Search {
  readonly pagefind: Pagefind;
  readonly vocabulary: Vocabulary;
}

let attempt = 0;

/** A failed import is remembered by the browser, so each further attempt has an address of its own. */
async function load(): Promise<Search> {
  const address =
    attempt === 0 ? libraryFile : `${libraryFile}?again=${attempt}`;
  try {
    const library: Promise<Pagefind> = import(
      /* webpackIgnore: true */ address
    );
    const words: Promise<Vocabulary> = fetch(vocabularyFile).then((answer) =>
      answer.json(),
    );
    const [pagefind, vocabulary] = await Promise.all([library, words]);
    await pagefind.filters();
    return { pagefind, vocabulary };
  } catch (error) {
    attempt += 1;
    throw error;
  }
}

let loaded: Promise<Search> | undefined;

/** Loads the library; later calls wait for the same one. Rejects when it cannot be loaded, and may be called again. */
export function loadSearch(): Promise<Search> {
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
 * @param kind Of which kind; all without it.
 * @returns Nothing when a newer search has overtaken this one.
 * @throws When the library or its index cannot be loaded.
 */
export async function search(
  query: string,
  kind?: string,
): Promise<Findings | undefined> {
  const { pagefind, vocabulary } = await loadSearch();
  const { topics } = vocabulary;
  const meant = inWordsOf(vocabulary, query);
  const none = { total: 0, results: [], kinds: {}, query, topics };
  // Pagefind shortens a word that it does not know until something begins so.
  if (!meant) return { ...none, proposal: inWordsOf(vocabulary, query, 2) };
  const found = await pagefind.debouncedSearch(
    meant,
    kind ? { filters: { kind } } : {},
    typingPauseMs,
  );
  if (!found) return undefined;
  const pages = await Promise.all(
    found.results.slice(0, longestList).map((result) => result.data()),
  );
  const results = pages.map((page) => ({
    href: addressOf(page),
    title: page.meta.title ?? page.url,
    kind: page.meta.kind ?? "",
    date: page.meta.date,
    excerpt: page.excerpt,
  }));
  const kinds = found.totalFilters.kind ?? {};
  return { ...none, total: found.results.length, results, kinds, query: meant };
}
