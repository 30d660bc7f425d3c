import { isLoaded, type PageLoader } from "./pageLoader";

/**
 * Loads the page that is to be hydrated. If that fails, it stays as it is without JavaScript: everything is unfolded,
 * and the browser handles forms and links.
 */
export async function loadFirstPage(
  { loadPage }: PageLoader,
  path: string,
): ReturnType<PageLoader["loadPage"]> {
  const page = await loadPage(path);
  if (!isLoaded(page)) document.documentElement.classList.remove("js");
  return page;
}
