/**
 * A ref for an element that is as large as its parent. While the parent scrolls out of the window, sets the variable
 * `--left` from 0, with the first pixel that leaves, to 1. A parent taller than the window begins when its lower edge
 * comes into view (docs/product.md#fading-hero).
 */
export function fadeOnScroll(element: HTMLElement | null) {
  const parent = element?.parentElement;
  if (!parent) return undefined;
  const update = () => {
    const { top, bottom, height } = parent.getBoundingClientRect();
    // Below the header, where the parent begins.
    const edge = top + window.scrollY;
    const distance = Math.min(height, window.innerHeight - edge);
    const inView = Math.min(Math.max((bottom - edge) / distance, 0), 1);
    // Slow first, while there is something left to read.
    element.style.setProperty("--left", ((1 - inView) ** 2).toFixed(3));
  };
  update();
  window.addEventListener("scroll", update, { passive: true });
  return () => window.removeEventListener("scroll", update);
}
