import { toError } from "../../common/errors";
import { setPageLoad } from "../navigation/pageLoad";
import { loadWithRetries } from "./loadWithRetries";
import { withNotFoundPage } from "./notFoundPage";
import { isLoaded, type PageLoader } from "./pageLoader";

/** Shorter waits show no spinner. */
const spinnerDelayMs = 400;

/** Whether the first page is hydrated (hydration.ts). */
const isHydrated = () => "ready" in document.documentElement.dataset;

/**
 * Loads the page that is to be hydrated. If that fails, it stays as it is without JavaScript: everything is unfolded,
 * and the browser handles forms and links.
 */
async function loadFirstPage({ loadPage }: PageLoader, path: string) {
  const page = await loadPage(path);
  if (!isLoaded(page)) document.documentElement.classList.remove("js");
  return page;
}

/**
 * Makes Gatsby's loader retry a failed page (docs/product.md#retries). If the retries fail, an article shows Article Not
 * Found, any other page the error view.
 */
export function guardPageLoads(gatsby: PageLoader): void {
  const { loader, loadOrNotFound } = withNotFoundPage({ ...gatsby });
  let latest: string;

  gatsby.loadPageSync = (path, options) => {
    const page = loader.loadPageSync(path, options);
    return isLoaded(page) ? page : undefined;
  };

  gatsby.loadPage = async (path) => {
    if (!isHydrated()) return loadFirstPage(loader, path);
    latest = path;
    const waiting = setTimeout(() => {
      if (path === latest) setPageLoad({ state: "waiting" });
    }, spinnerDelayMs);
    try {
      return await loadOrNotFound(path, () => loadWithRetries(loader, path));
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
