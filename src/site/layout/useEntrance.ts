import { useLayoutEffect } from "react";

/** From one card to the next of those that come into view together, and the longest delay; in milliseconds. */
const stepMs = 100;
const longestDelayMs = 800;

const mark = (element: Element, state: "" | "waiting" | "entered") =>
  element.setAttribute("data-enter", state);

/**
 * Lets elements marked `data-enter` rise once when they come into view (docs/product.md#entrance). No element is hidden
 * before the visitor's first scroll and none above the fold ever is, so a page that nobody scrolls (a crawler's, a
 * printed one) is always complete.
 *
 * @param page Changes with the page, whose elements are then looked up again.
 */
export function useEntrance(page: string): void {
  // Not useEffect: a scroll between a page's elements and its effects would set the old page's listener on them.
  useLayoutEffect(() => {
    // A far upward margin counts what was jumped over as seen; the lower one is less than any footer, so that the
    // last elements of a page come above it in every window.
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.filter(({ isIntersecting }) => isIntersecting);
        seen.forEach(({ target }, index) => {
          const delayMs = Math.min(index * stepMs, longestDelayMs);
          if (target instanceof HTMLElement)
            target.style.setProperty("--delay", `${delayMs}ms`);
          mark(target, "entered");
          observer.unobserve(target);
        });
      },
      { rootMargin: "1000000px 0px -120px 0px" },
    );
    const start = () => {
      if (window.scrollY === 0) return;
      window.removeEventListener("scroll", start);
      for (const element of document.querySelectorAll("[data-enter]")) {
        // A folded element has no place yet and is seen when it unfolds.
        const { top, height } = element.getBoundingClientRect();
        if (height > 0 && top < window.innerHeight) continue;
        mark(element, "waiting");
        observer.observe(element);
      }
    };
    window.addEventListener("scroll", start, { passive: true });
    return () => {
      window.removeEventListener("scroll", start);
      observer.disconnect();
      for (const element of document.querySelectorAll('[data-enter="waiting"]'))
        mark(element, "");
    };
  }, [page]);
}
