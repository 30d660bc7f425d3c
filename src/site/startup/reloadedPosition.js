/*
 * Inline in every page after replayedPress.js. Restores the scroll position after a reload, but not after Back or Forward
 * (docs/product.md#routes). The browser would decide before the page's first script runs, by what the page has set when
 * it was left; a page cannot know whether it is left for a reload.
 */
(() => {
  const key = "scroll-position";
  const [navigation] = performance.getEntriesByType("navigation");
  const isReload =
    navigation instanceof PerformanceNavigationTiming &&
    navigation.type === "reload";
  try {
    const position = Number(sessionStorage.getItem(key));
    // With the first frame, after the browser has found the place that the fragment names.
    if (isReload) requestAnimationFrame(() => scrollTo(0, position));
    addEventListener("pagehide", () =>
      sessionStorage.setItem(key, String(scrollY)),
    );
  } catch {
    // The browser forbids storage.
  }
})();
