import { useLayoutEffect } from "react";

/** From one card of a list to the next, and what no card waits longer than; in milliseconds. */
const stepMs = 100;
const longestDelayMs = 800;

/**
 * Lets elements marked `data-enter` rise once when they come into view, those of a list one after the other
 * (docs/product.md#entrance). The first one in view never waits, wherever in its list it stands. Nothing is hidden before the visitor's first scroll and nothing above the fold ever is, so a page that nobody
 * scrolls (a crawler's, a printed one) is always complete.
 *
 * @param page Changes with the page, whose elements are then looked up again.
 */
export function useEntrance(page: string): void {
  // Not useEffect: a scroll between a page's elements and its effects would set the old page's listener on them.
  useLayoutEffect(() => {
    /** When the last card of a list that was seen begins to rise. */
    const lastStarts = new WeakMap<Element, number>();
    const delayOf = (card: Element): number => {
      const list = card.closest("ul, ol, dl") ?? card.parentElement ?? card;
      const now = performance.now();
      const next = (lastStarts.get(list) ?? -Infinity) + stepMs;
      const delay = Math.min(Math.max(next - now, 0), longestDelayMs);
      lastStarts.set(list, now + delay);
      return delay;
    };
    // A far upward margin counts what was jumped over as seen; the lower one is less than any footer, so that the
    // last elements of a page come above it in every window.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (!isIntersecting) continue;
          const delay = boundingClientRect.bottom < 0 ? 0 : delayOf(target);
          if (delay > 0 && target instanceof HTMLElement)
            target.style.setProperty("--delay", `${Math.round(delay)}ms`);
          target.setAttribute("data-enter", "entered");
          observer.unobserve(target);
        }
      },
      { rootMargin: "1000000px 0px -120px 0px" },
    );
    const start = () => {
      if (window.scrollY === 0) return;
      window.removeEventListener("scroll", start);
      for (const element of document.querySelectorAll("[data-enter]")) {
        // What is folded away has no place yet and is seen when it unfolds.
        const { top, height } = element.getBoundingClientRect();
        if (height > 0 && top < window.innerHeight) continue;
        element.setAttribute("data-enter", "waiting");
        observer.observe(element);
      }
    };
    window.addEventListener("scroll", start, { passive: true });
    return () => {
      window.removeEventListener("scroll", start);
      observer.disconnect();
      for (const element of document.querySelectorAll('[data-enter="waiting"]'))
        element.setAttribute("data-enter", "");
    };
  }, [page]);
}
