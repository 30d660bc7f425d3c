import { withFolder, withoutFolder } from "../../common/siteFolder";
import { ConnectionError, toError } from "../../common/errors";
import { retry } from "../loading/retry";
import { isLoaded, type PageLoader } from "./pageLoader";

/** Fetches a page's data. A 404 is no failure: Gatsby shows the not-found page. */
async function fetchPageData(path: string): Promise<void> {
  const [pathname = "/"] = withoutFolder(path).split(/[?#]/);
  const name = pathname.replace(/^\/|\/$/g, "") || "index";
  const { ok, status, statusText } = await fetch(
    withFolder(`/page-data/${name}/page-data.json`),
    { cache: "no-store" },
  ).catch((error: unknown) => {
    throw new ConnectionError(toError(error).message);
  });
  if (!ok && status !== 404) throw new Error(`${status} ${statusText}`.trim());
}

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
