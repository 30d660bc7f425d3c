import "@testing-library/jest-dom";

/** What the browser has and jsdom has not: nothing matches, nothing is seen. */
if (typeof window !== "undefined") {
  // As the first script of every page does, and the last.
  document.documentElement.classList.add("js");
  document.documentElement.setAttribute("data-ready", "");

  window.scrollTo = () => undefined;
  window.scrollBy = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  CSS.supports = () => false;

  Object.defineProperty(window, "matchMedia", {
    writable: true,
    value: (media: string) =>
      Object.assign(new EventTarget(), { media, matches: false }),
  });

  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = "";
    readonly scrollMargin = "";
    readonly thresholds = [];
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
    takeRecords = () => [];
  };
}
