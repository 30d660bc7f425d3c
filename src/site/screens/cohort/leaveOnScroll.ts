/** The part of the window, from its top, in which the lower edge is while the element fades: see CohortHero. */
const leavingPart = 0.3;

/**
 * A ref for an element with the paused animation `leave`. Moves it on as the element scrolls away, in browsers whose
 * styles cannot (docs/product.md#fading-hero). The position is in no attribute: paper and saved copies show the start.
 */
export function leaveOnScroll(element: HTMLElement | null) {
  // The parent is as large as the element, and stays so.
  const parent = element?.parentElement;
  if (!parent || CSS.supports("animation-timeline", "view()")) return undefined;
  const move = () => {
    const { bottom, height } = parent.getBoundingClientRect();
    const distance = Math.min(height, window.innerHeight * leavingPart);
    const share = 1 - Math.min(Math.max(bottom / distance, 0), 1);
    for (const animation of element.getAnimations()) {
      const { duration } = animation.effect?.getComputedTiming() ?? {};
      animation.currentTime = share * Number(duration);
    }
  };
  move();
  window.addEventListener("scroll", move, { passive: true });
  return () => window.removeEventListener("scroll", move);
}
