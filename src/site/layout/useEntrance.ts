import { useLayoutEffect } from "react";

/** Delay between elements that come into view together, and the maximum delay. */
const stepMs = 100;
const maxDelayMs = 800;

const mark = (element: Element, state: "" | "waiting" | "entered") =>
  element.setAttribute("data-enter", state);

/**
 * Animates elements marked `data-enter` once, when they come into view (docs/product.md#entrance). No element is hidden
 * before the first scroll, and none above the fold ever is, so crawlers and printers see the complete page.
 *
 * @param page Path of the page; a new one looks up the elements again.
 */
export function useEntrance(page: string): void {
  // Not useEffect: a scroll before the effect runs would call the previous page's listener.
  useLayoutEffect(() => {
    // The large upper margin counts skipped elements as seen. The lower one is smaller than any footer, so that the
    // last elements of a page can cross it.
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.filter(({ isIntersecting }) => isIntersecting);
        seen.forEach(({ target }, index) => {
          const delayMs = Math.min(index * stepMs, maxDelayMs);
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
        // A folded element has no height. Observe it until it unfolds.
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
