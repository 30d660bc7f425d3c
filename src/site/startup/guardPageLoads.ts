import { toError } from "../../common/errors";
import { fetchPageData } from "../loading/fetchPageData";
import { retry } from "../loading/retry";
import {
  beginNavigation,
  isPageHidden,
  lastNavigation,
  setPageLoad,
} from "../navigation/pageLoad";
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
 * Loads a page, and fetches its data again if that fails (docs/product.md#retries). Unpatched, Gatsby caches the failure
 * and loads the document immediately.
 *
 * @throws When the server fails, a ConnectionError when it does not answer.
 */
async function loadWithRetries({ loadPage }: PageLoader, path: string) {
  const page = await loadPage(path);
  // With the cached failure Gatsby loads the document. The server responds again by now.
  if (!isLoaded(page)) await retry(() => fetchPageData(path));
  return page;
}

/** Closes dialogs and menus, which would stay open over another page. */
function closeOverlays(): void {
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  // Firefox before 125 has no popovers.
  for (const menu of document.querySelectorAll<HTMLElement>("[popover=auto]"))
    menu.hidePopover?.();
}

/** Back, Forward and links to a place on the page end what is loading or open. */
function onHistory(): void {
  beginNavigation();
  setPageLoad();
  closeOverlays();
}

/** Back from the spinner or the error view leads to the page that they hide, whose address is still the current one. */
function showHiddenPage(event: NavigateEvent): void {
  const { currentEntry } = window.navigation;
  const isBack =
    event.navigationType === "traverse" &&
    event.destination.index < (currentEntry?.index ?? 0);
  if (!isBack || !event.cancelable || !isPageHidden()) return;
  event.preventDefault();
  onHistory();
}

/**
 * Makes Gatsby's loader retry a failed page (docs/product.md#retries). If the retries fail, an article shows Article Not
 * Found, any other page the error view. A page that arrives after the visitor has asked for another page or place never
 * shows (docs/product.md#routes).
 */
export function guardPageLoads(gatsby: PageLoader): void {
  const { loader, loadOrNotFound } = withNotFoundPage({ ...gatsby });

  gatsby.loadPageSync = (path, options) => {
    const page = loader.loadPageSync(path, options);
    return isLoaded(page) ? page : undefined;
  };

  gatsby.loadPage = async (path) => {
    if (!isHydrated()) return loadFirstPage(loader, path);
    const begun = beginNavigation();
    const isLast = () => begun === lastNavigation();
    const waiting = setTimeout(() => {
      if (isLast()) setPageLoad({ state: "waiting" });
    }, spinnerDelayMs);
    try {
      const page = await loadOrNotFound(path, () =>
        loadWithRetries(loader, path),
      );
      // Gatsby shows what it gets, whenever it comes.
      return isLast() ? page : await new Promise(() => undefined);
    } catch (error) {
      if (isLast())
        setPageLoad({ state: "failed", path, error: toError(error) });
      // The rejection makes the browser log the error and keeps Gatsby from loading the document.
      throw error;
    } finally {
      clearTimeout(waiting);
    }
  };

  // Gatsby's own listener, which may load a page, comes after it.
  window.addEventListener("popstate", onHistory, { capture: true });
  // Not in Firefox before 147 and Safari before 26.2.
  if ("navigation" in window)
    window.navigation.addEventListener("navigate", showHiddenPage);
}
