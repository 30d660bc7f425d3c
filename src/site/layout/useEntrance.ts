import { useEffect } from "react";
import { motion } from "../theme/tokens";
import { prefersReducedMotion } from "../ui/motion/prefersReducedMotion";

/** An element enters when it is this close to the window, so that nobody sees it disappear first. */
const marginPx = 64;
/** Delay between elements that come into view together. */
const stepMs = 100;

/**
 * Lets the elements marked `data-enter` rise once, when they come into view from below, unless the visitor asked for less
 * motion (docs/product.md#entrance). Styles show them as they are at the end, so nothing stays hidden without scripts.
 *
 * @param page Path of the page; a new one looks up the elements again.
 */
export function useEntrance(page: string): void {
  useEffect(() => {
    if (prefersReducedMotion()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({ isIntersecting }) => isIntersecting);
        for (const { target } of near) observer.unobserve(target);
        // What has been seen is never hidden.
        const unseen = near.filter(
          ({ boundingClientRect: { top } }) => top >= window.innerHeight,
        );
        for (const [index, { target }] of unseen.entries())
          target.animate(
            { opacity: [0, 1], translate: ["0 16px", "0 0"] },
            {
              duration: motion.enterMs,
              easing: motion.standard,
              delay: index * stepMs,
              fill: "backwards",
            },
          );
      },
      { rootMargin: `0px 0px ${marginPx}px 0px` },
    );
    // Not earlier: after a navigation the lower parts render later than the first.
    const start = () => {
      if (window.scrollY === 0) return;
      window.removeEventListener("scroll", start);
      for (const element of document.querySelectorAll("[data-enter]"))
        observer.observe(element);
    };
    window.addEventListener("scroll", start, { passive: true });
    return () => {
      window.removeEventListener("scroll", start);
      observer.disconnect();
    };
  }, [page]);
}
