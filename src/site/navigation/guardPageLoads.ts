import { isArticlePath } from "../../common/itemPaths";
import { logError, toError } from "../../common/errors";
import {
  pageDataAddress,
  type GatsbyLoader,
  type LoadedPage,
} from "../startup/gatsbyLoader";
import { retry } from "../startup/retry";
import { doWithoutScripts } from "../startup/takeOver";
import { pageArrived, setPageLoad } from "./pageLoad";

/** A shorter wait shows nothing. */
const spinnerDelayMs = 400;
const notFoundPage = "/404.html";

const isLoaded = (page: LoadedPage | undefined): page is LoadedPage =>
  page !== undefined && page.status !== "error";

/** Throws unless the address can be had. A 404 is an answer: Gatsby then shows the not-found page. */
async function reach(address: string): Promise<void> {
  const { ok, status, statusText } = await fetch(address, {
    cache: "no-store",
  });
  if (!ok && status !== 404) throw new Error(`${status} ${statusText}`.trim());
}

/** Resolves once the files of a page that failed can be had; throws after the last of 3 retries. */
async function recover(
  path: string,
  page: LoadedPage | undefined,
): Promise<void> {
  const chunk = page?.error?.request;
  const addresses = [pageDataAddress(path), ...(chunk ? [chunk] : [])];
  await retry(() => Promise.all(addresses.map(reach)));
}

const report = (path: string, error: unknown) =>
  logError(`The page ${path} could not be loaded.`, error);

const wasReloaded = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => "type" in entry && entry.type === "reload");

/**
 * Guards Gatsby's loader, which remembers a page that it could not load and leaves for the document at once.
 * Guarded, it retries up to 3 times first (docs/product.md#retries). Where the page still cannot be had, the error
 * view tells so in place; an article ends in Article Not Found (docs/product.md#article-not-found).
 */
export function guardPageLoads(
  loader: Pick<GatsbyLoader, "loadPage" | "loadPageSync">,
): void {
  const loadPage = loader.loadPage.bind(loader);
  const loadPageSync = loader.loadPageSync.bind(loader);
  const missingArticles = new Set<string>();
  let latest: string | undefined;

  /** The first page is on screen already: it is loaded once more or else stays as it is without scripts. */
  const loadFirst = async (path: string) => {
    const page = await loadPage(path);
    if (isLoaded(page)) return page;
    try {
      await recover(path, page);
      if (!wasReloaded()) window.location.reload();
    } catch (error) {
      report(path, error);
    }
    doWithoutScripts();
    return page;
  };

  const loadNext = async (path: string) => {
    const page = await loadPage(path);
    if (isLoaded(page)) return page;
    try {
      await recover(path, page);
      return page;
    } catch (error) {
      report(path, error);
      const substitute = isArticlePath(path)
        ? await loadPage(notFoundPage)
        : undefined;
      if (!isLoaded(substitute)) throw error;
      missingArticles.add(path);
      return substitute;
    }
  };

  loader.loadPageSync = (path, options) => {
    const isMissing = missingArticles.has(path);
    const page = loadPageSync(isMissing ? notFoundPage : path, options);
    return isLoaded(page) ? page : undefined;
  };

  loader.loadPage = async (path) => {
    const isFirst = latest === undefined;
    latest = path;
    if (isFirst) return loadFirst(path);

    missingArticles.delete(path);
    const waiting = setTimeout(() => {
      if (path === latest) setPageLoad({ state: "waiting" });
    }, spinnerDelayMs);
    try {
      const page = await loadNext(path);
      pageArrived(path);
      return page;
    } catch (error) {
      if (path === latest) {
        setPageLoad({ state: "failed", path, error: toError(error) });
      }
      // Gatsby must not leave for a page that cannot be had.
      return new Promise(() => undefined);
    } finally {
      clearTimeout(waiting);
    }
  };
}
