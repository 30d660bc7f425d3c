import { logError, toError } from "../../common/errors";
import { articleNotFoundPath, isArticlePath } from "../../common/itemPaths";
import { fetchPageData } from "../loading/fetchPageData";
import { retry } from "../loading/retry";
import { setPageLoad } from "../navigation/pageLoad";

/** The result of Gatsby's loader. */
export interface LoadedPage {
  status?: "error";
}

/** The part of Gatsby's page loader that the site uses (docs/architecture.md#private-parts). */
export interface PageLoader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined;
}

declare global {
  interface Window {
    ___loader: PageLoader;
  }
}

const isLoaded = (page: LoadedPage | undefined): page is LoadedPage =>
  page !== undefined && page.status !== "error";

/**
 * Makes Gatsby's loader retry a failed page (docs/product.md#retries). If the retries fail, an article shows Article Not
 * Found, any other page the error view. The page that was asked for last shows, whichever arrives first.
 */
export function guardPageLoads(gatsby: PageLoader): void {
  const { loadPage, loadPageSync } = { ...gatsby };
  /** Articles that could not be loaded, and what shows in their place. */
  const missing = new Map<string, LoadedPage>();

  /** @throws If the page's data cannot be fetched. */
  async function load(path: string): Promise<LoadedPage | undefined> {
    missing.delete(path);
    const page = await loadPage(path);
    if (isLoaded(page)) return page;
    try {
      await retry(() => fetchPageData(path));
      // Gatsby keeps its failure, and loads the document. The server responds again by now.
      return page;
    } catch (error) {
      const notFound =
        isArticlePath(path) && (await loadPage(articleNotFoundPath));
      if (!notFound || !isLoaded(notFound)) throw error;
      missing.set(path, notFound);
      logError(`The article ${path} could not be loaded.`, error);
      return notFound;
    }
  }

  let lastAsk = 0;
  gatsby.loadPage = async (path) => {
    lastAsk += 1;
    const ask = lastAsk;
    setPageLoad({ state: "loading" });
    const result = await load(path).catch(toError);
    if (ask === lastAsk && !(result instanceof Error)) return result;
    if (ask === lastAsk && result instanceof Error) {
      logError(`The page ${path} could not be loaded.`, result);
      setPageLoad({ state: "failed", path, error: result });
    }
    // Gatsby would show what it gets, whenever it comes.
    return new Promise(() => undefined);
  };

  gatsby.loadPageSync = (path, options) => {
    const page = missing.get(path) ?? loadPageSync(path, options);
    return isLoaded(page) ? page : undefined;
  };

  // Back and Forward end what is loading. Gatsby's own listener, which may load a page, comes after it.
  const onPopState = () => {
    lastAsk += 1;
    setPageLoad();
  };
  window.addEventListener("popstate", onPopState, { capture: true });
}
