const query = "(prefers-reduced-motion: reduce)";

/** Whether the visitor asked for less motion. Browser only: call it in effects and handlers. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(query).matches;
}

/** Calls back when the visitor changes that setting. Returns how to stop. */
export function watchReducedMotion(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}
