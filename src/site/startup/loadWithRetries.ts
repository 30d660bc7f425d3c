import { fetchPageData } from "../loading/fetchPageData";
import { retry } from "../loading/retry";
import { isLoaded, type PageLoader } from "./pageLoader";

/**
 * Loads a page, and fetches its data again if that fails (docs/product.md#retries). Unpatched, Gatsby caches the failure
 * and loads the document immediately.
 *
 * @throws When the server fails, a ConnectionError when it does not answer.
 */
export async function loadWithRetries(
  { loadPage }: PageLoader,
  path: string,
): ReturnType<PageLoader["loadPage"]> {
  const page = await loadPage(path);
  // With the cached failure Gatsby loads the document. The server responds again by now.
  if (!isLoaded(page)) await retry(() => fetchPageData(path));
  return page;
}
