const query = "(prefers-reduced-motion: reduce)";

/** Whether the visitor asked for less motion. Browser only: call it in effects and handlers. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(query).matches;
}
