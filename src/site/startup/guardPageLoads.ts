import { toError } from "../../common/errors";
import { articleNotFoundPath, isArticlePath } from "../../common/itemPaths";
import { retry } from "../loading/retry";
import { setPageLoad } from "../navigation/pageLoad";

/** The result of Gatsby's loader. */
export interface LoadedPage {
  status?: "error";
}

/** The part of Gatsby's page loader that the site uses (docs/architecture.md#private-parts). */
interface PageLoader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  loadPageSync: (path: string) => LoadedPage | undefined;
}

declare global {
  interface Window {
    ___loader: PageLoader;
  }
}

const isLoaded = (page: LoadedPage | undefined): page is LoadedPage =>
  page !== undefined && page.status !== "error";

/** @throws When the server fails or does not answer. Of a page that is gone Gatsby shows the not-found page. */
async function fetchPageData(path: string): Promise<void> {
  const [pathname = "/"] = path.split(/[?#]/);
  const name = pathname.replace(/^\/|\/$/g, "") || "index";
  const { ok, status, statusText } = await fetch(
    `/page-data/${name}/page-data.json`,
    { cache: "no-store" },
  );
  if (!ok && status !== 404) throw new Error(`${status} ${statusText}`.trim());
}

/**
 * Makes Gatsby's loader retry a failed page (docs/product.md#retries). If the retries fail, an article shows Article Not
 * Found, any other page the error view. The page that was asked for last shows, whichever arrives first.
 */
export function guardPageLoads(gatsby: PageLoader): void {
  const { loadPage, loadPageSync } = { ...gatsby };
  /** The article that could not be loaded. */
  let missing: string | undefined;

  async function load(path: string): Promise<LoadedPage | undefined> {
    missing = undefined;
    const page = await loadPage(path);
    if (isLoaded(page)) return page;
    try {
      await retry(() => fetchPageData(path));
      // Gatsby keeps its failure, and loads the document. The server responds again by now.
      return page;
    } catch (error) {
      console.error(`The page ${path} could not be loaded.`, error);
      const notFound =
        isArticlePath(path) && (await loadPage(articleNotFoundPath));
      if (!notFound || !isLoaded(notFound)) throw error;
      missing = path;
      return notFound;
    }
  }

  let lastAsk = 0;
  gatsby.loadPage = async (path) => {
    lastAsk += 1;
    const ask = lastAsk;
    setPageLoad("loading");
    const page = await load(path).catch(toError);
    if (ask === lastAsk && !(page instanceof Error)) return page;
    if (ask === lastAsk && page instanceof Error)
      setPageLoad({ path, error: page });
    // Gatsby would show what it gets, whenever it comes.
    return new Promise(() => undefined);
  };

  // Without Gatsby's options, with which it would show a failure that it keeps.
  gatsby.loadPageSync = (path) =>
    loadPageSync(path === missing ? articleNotFoundPath : path);

  // Back and Forward end what is loading. Gatsby's own listener, which may load a page, comes after it.
  const onPopState = () => {
    lastAsk += 1;
    setPageLoad("done");
  };
  window.addEventListener("popstate", onPopState, { capture: true });
}
