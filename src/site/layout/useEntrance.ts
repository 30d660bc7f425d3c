import { useLayoutEffect } from "react";

/**
 * Lets elements marked `data-enter` rise once when they come into view (docs/design.md#motion).
 * Nothing is hidden before the visitor's first scroll and nothing above the fold ever is, so a page that nobody
 * scrolls (a crawler's, a printed one) is always complete.
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
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
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
        if (element.getBoundingClientRect().top < window.innerHeight) continue;
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
