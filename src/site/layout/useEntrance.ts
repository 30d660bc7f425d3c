import { useLayoutEffect } from "react";
import { onReducedMotionChange } from "../ui/hooks/useReducedMotion";
import { enter, finishMotions } from "../ui/motion/enter";

/** An element enters when it is this close to the window, so that nobody sees it disappear first. */
const marginPx = 64;

/**
 * Lets the elements marked `data-enter` enter once, when they come into view from below (docs/product.md#entrance). What
 * has been seen is never hidden. Keyboard focus, paper and a wish for less motion end every motion.
 *
 * @param page Path of the page; a new one looks up the elements again.
 */
export function useEntrance(page: string): void {
  useLayoutEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // A folded element has no height. Observe it until it unfolds.
        const near = entries.filter(
          ({ isIntersecting, boundingClientRect: { height } }) =>
            isIntersecting && height > 0,
        );
        for (const { target } of near) observer.unobserve(target);
        const unseen = near.filter(
          ({ boundingClientRect: { top }, target }) =>
            top >= window.innerHeight && !target.matches(":focus-within"),
        );
        enter(unseen.map(({ target }) => target));
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

  useLayoutEffect(() => {
    const finishAll = () => finishMotions(document.body);
    const finishFocused = ({ target }: FocusEvent) => {
      const part = target instanceof Element && target.closest("[data-enter]");
      if (part) finishMotions(part);
    };
    const stopListening = onReducedMotionChange(finishAll);
    window.addEventListener("beforeprint", finishAll);
    document.addEventListener("focusin", finishFocused);
    return () => {
      stopListening();
      window.removeEventListener("beforeprint", finishAll);
      document.removeEventListener("focusin", finishFocused);
    };
  }, []);
}
