import { isArticlePath } from "../../common/itemPaths";
import { ConnectionError, logError, toError } from "../../common/errors";
import { retry } from "../startup/retry";
import { setPageLoad } from "./pageLoad";

/** The result of Gatsby's loader. */
export interface LoadedPage {
  status?: "error";
}

/** The part of Gatsby's page loader that the site uses (docs/architecture.md#private-parts). */
interface GatsbyLoader {
  loadPage(path: string): Promise<LoadedPage | undefined>;
  loadPageSync(path: string, options?: object): LoadedPage | undefined;
}

declare global {
  interface Window {
    ___loader: GatsbyLoader;
  }
}

/** Shorter waits show no spinner. */
const spinnerDelayMs = 400;
const notFoundPage = "/404.html";

/** Whether the first page is hydrated (src/site/layout/hydration.ts). */
const isHydrated = () => "ready" in document.documentElement.dataset;

const isLoaded = (page: LoadedPage | undefined): page is LoadedPage =>
  page !== undefined && page.status !== "error";

/** Whether a path has a percent sign of its own ("/50%25"), as no page does. Gatsby decodes it twice, and would stop. */
function isMalformed(path: string): boolean {
  const [pathname = ""] = path.split(/[?#]/);
  try {
    decodeURIComponent(decodeURIComponent(pathname));
    return false;
  } catch {
    return true;
  }
}

/** Fetches a page's data. Throws if the server fails, a ConnectionError if it does not answer. A 404 is no failure: Gatsby shows the not-found page. */
async function fetchPageData(path: string): Promise<void> {
  const [pathname = "/"] = path.split(/[?#]/);
  const name = pathname.replace(/^\/|\/$/g, "") || "index";
  const { ok, status, statusText } = await fetch(
    `/page-data/${name}/page-data.json`,
    { cache: "no-store" },
  ).catch((error: unknown) => {
    throw new ConnectionError(toError(error).message);
  });
  if (!ok && status !== 404) throw new Error(`${status} ${statusText}`.trim());
}

/**
 * Makes Gatsby's loader retry a failed page (docs/product.md#retries). Unpatched, it caches the failure and loads the
 * document immediately. If the retries fail, an article shows Article Not Found, any other page the error view.
 */
export function guardPageLoads(loader: GatsbyLoader): void {
  const load = loader.loadPage.bind(loader);
  const loadSync = loader.loadPageSync.bind(loader);
  const missingArticles = new Set<string>();
  const existing = (path: string) =>
    missingArticles.has(path) || isMalformed(path) ? notFoundPage : path;
  const loadPage = (path: string) => load(existing(path));
  let latest: string;

  const loadOrRetry = async (path: string) => {
    const page = await loadPage(path);
    if (isLoaded(page)) return page;
    try {
      await retry(() => fetchPageData(path));
      // Gatsby has cached the failure, so it loads the document. The server responds again by now.
      return page;
    } catch (error) {
      const substitute = isArticlePath(path)
        ? await loadPage(notFoundPage)
        : undefined;
      if (!isLoaded(substitute)) throw error;
      logError(`The article ${path} could not be loaded.`, error);
      missingArticles.add(path);
      return substitute;
    }
  };

  loader.loadPageSync = (path, options) => {
    const page = loadSync(existing(path), options);
    return isLoaded(page) ? page : undefined;
  };

  loader.loadPage = async (path) => {
    if (!isHydrated()) {
      const page = await loadPage(path);
      // Falls back to the page without JavaScript: everything is unfolded, and the browser handles forms and links.
      if (!isLoaded(page)) document.documentElement.classList.remove("js");
      return page;
    }
    latest = path;
    missingArticles.delete(path);
    const waiting = setTimeout(() => {
      if (path === latest) setPageLoad({ state: "waiting" });
    }, spinnerDelayMs);
    try {
      return await loadOrRetry(path);
    } catch (error) {
      if (path === latest)
        setPageLoad({ state: "failed", path, error: toError(error) });
      // The rejection makes the browser log the error and keeps Gatsby from loading the document.
      throw error;
    } finally {
      clearTimeout(waiting);
    }
  };
}
