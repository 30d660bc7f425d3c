import { withFolder, withoutFolder } from "../../common/siteFolder";
import { withTimeout } from "../../common/withTimeout";

/** A page that was found. */
export interface FoundPage {
  readonly url: string;
  /** The words around the hit, as escaped HTML with the hits in mark elements. */
  readonly excerpt: string;
  /** kind: "News"; date: "12 October 2026", of items. */
  readonly meta: { title: string; kind?: string; date?: string };
}

/** The result of a search. */
export interface Findings {
  /** Number of pages. */
  readonly total: number;
  /** The best ones, best first. */
  readonly results: readonly FoundPage[];
  /** Pages of topics, if nothing was found. */
  readonly topics: readonly FoundPage[];
}

/** The part of Pagefind's browser library that the site uses (pagefind.app/docs/api). */
interface Pagefind {
  /** Without a query it finds all pages that pass the filters. */
  search(
    query: null,
    options: { filters: { topic: "true" } },
  ): Promise<PagefindAnswer>;
  debouncedSearch(
    query: string,
    options: object,
    delayMs: number,
  ): Promise<PagefindAnswer | null>;
  options(options: {
    ranking: { metaWeights: Record<string, number> };
  }): Promise<void>;
  /** Loads the values of the filters. */
  filters(): Promise<unknown>;
  /** Ends its worker; its pending searches reject. */
  destroy(): Promise<void>;
}

interface PagefindAnswer {
  results: { data(): Promise<FoundPage> }[];
}

/** The build writes the library and its index here; the site's bundles do not contain them. */
const libraryFile = withFolder("/pagefind/pagefind.js");
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
  await pagefind.options({ ranking: { metaWeights: { keywords: 5 } } });
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

/** Letters without accents, in lower case, and digits without the separators between them. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/(\d)[.,](?=\d)/g, "$1")
    .toLowerCase();

/** As much of a typed word as a page must have: the beginning, but a number as a whole. */
function beginning(word: string): string {
  if (/^\d+$/.test(word)) return word;
  return word.slice(0, word.length > 3 ? 3 : 2);
}

/**
 * Whether a page has a word that begins like one of the query, or one of its numbers. Of a word that is nowhere,
 * Pagefind drops letters at the end until it finds one, so that "asdfgh" finds "as". No option prevents that.
 */
function isMeant(query: string, { excerpt, meta }: FoundPage): boolean {
  const marked = [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map(
    ([, words = ""]) => words,
  );
  // The address of its picture has no words.
  const texts = Object.values({ ...meta, image: "" });
  const found = plain([...marked, ...texts].join(" "));
  return plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word && found.includes(beginning(word)));
}

/** Loads the first pages of an answer. */
async function readResults(
  { results }: PagefindAnswer,
  max: number,
): Promise<FoundPage[]> {
  const pages = await Promise.all(
    results.slice(0, max).map((result) => result.data()),
  );
  // Pagefind marks a word with its punctuation, and the site's addresses have no slash at their end.
  return pages.map((page) => ({
    ...page,
    excerpt: page.excerpt.replace(/([.,:!?]+)<\/mark>/g, "</mark>$1"),
    url: withoutFolder(page.url).replace(/(.)\/$/, "$1"),
  }));
}

async function find(
  pagefind: Pagefind,
  query: string,
  max: number,
): Promise<Findings | undefined> {
  const answer = await pagefind.debouncedSearch(query, {}, typingPauseMs);
  if (!answer) return undefined;
  const results = await readResults(answer, max);
  if (results.some((page) => isMeant(query, page)))
    return { total: answer.results.length, results, topics: [] };
  const topics = await pagefind.search(null, { filters: { topic: "true" } });
  return {
    total: 0,
    results: [],
    topics: await readResults(topics, maxTopics),
  };
}

/**
 * Finds pages and articles (docs/product.md#search). After a failure the next search loads the library again.
 *
 * @param max How many of the best results it reads.
 * @returns Undefined when a newer search has started.
 * @throws When the library or its index cannot be loaded, or there is no answer in time.
 */
export async function search(
  query: string,
  max: number,
): Promise<Findings | undefined> {
  const library = loadSearch();
  const found = library.then((pagefind) => find(pagefind, query, max));
  try {
    return await withTimeout(found, answerTimeoutMs);
  } catch (error) {
    discard(library);
    throw error;
  }
}
