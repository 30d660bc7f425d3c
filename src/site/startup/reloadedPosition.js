/*
 * Inline in every page after replayedPress.js. Restores the scroll position after a reload, and the lists that were
 * unfolded, but not after Back or Forward (docs/product.md#routes). The browser would decide before the page's first
 * script runs, by what the page has set when it was left; a page cannot know whether it is left for a reload.
 */
(() => {
  const positionKey = "scroll-position";
  const listsKey = "unfolded-lists";
  const [navigation] = performance.getEntriesByType("navigation");
  const isReload =
    navigation instanceof PerformanceNavigationTiming &&
    navigation.type === "reload";
  const unfoldedLists = () =>
    [...document.querySelectorAll("main [aria-expanded=true]")].map((button) =>
      button.getAttribute("aria-controls"),
    );
  /**
   * Before the page is hydrated; ShowMore.tsx goes on with it.
   *
   * @param {string} list
   */
  const unfold = (list) => {
    const selector = `[id="${list}"] > [data-folded]`;
    for (const entry of document.querySelectorAll(selector)) {
      entry.removeAttribute("hidden");
      entry.setAttribute("data-found", "");
    }
  };
  try {
    const position = Number(sessionStorage.getItem(positionKey));
    const lists = sessionStorage.getItem(listsKey)?.split(",") ?? [];
    if (isReload) lists.forEach(unfold);
    // With the first frame, after the browser has found the place that the fragment names.
    if (isReload) requestAnimationFrame(() => scrollTo(0, position));
    addEventListener("pagehide", () => {
      sessionStorage.setItem(positionKey, String(scrollY));
      sessionStorage.setItem(listsKey, String(unfoldedLists()));
    });
  } catch {
    // The browser forbids storage.
  }
})();
