/** Whether the visitor asked for less motion. Browser only: call it in effects and handlers. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;
