import { logError } from "../../common/errors";
import { isArticlePath } from "../../common/itemPaths";
import { isLoaded, type PageLoader } from "./pageLoader";

const notFoundPage = "/404.html";

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

/**
 * Returns a loader that loads the not-found page in place of malformed paths and missing articles, and a function that
 * calls `load` for a page. An article that cannot be loaded is missing until the next call (docs/product.md#faults).
 */
export function withNotFoundPage({ loadPage, loadPageSync }: PageLoader) {
  const missing = new Set<string>();
  const existing = (path: string) =>
    missing.has(path) || isMalformed(path) ? notFoundPage : path;
  const loader: PageLoader = {
    loadPage: (path) => loadPage(existing(path)),
    loadPageSync: (path, options) => loadPageSync(existing(path), options),
  };
  const loadOrNotFound = async (
    path: string,
    load: () => ReturnType<PageLoader["loadPage"]>,
  ): ReturnType<PageLoader["loadPage"]> => {
    missing.delete(path);
    try {
      return await load();
    } catch (error) {
      const substitute = isArticlePath(path)
        ? await loadPage(notFoundPage)
        : undefined;
      if (!isLoaded(substitute)) throw error;
      logError(`The article ${path} could not be loaded.`, error);
      missing.add(path);
      return substitute;
    }
  };
  return { loader, loadOrNotFound };
}
