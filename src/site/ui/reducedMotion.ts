import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

/** Whether the visitor asked for less motion. Browser only: call it in effects and handlers. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(query).matches;
}

function watchReducedMotion(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

/** Whether the visitor asked for less motion; false in server-rendered HTML. For behaviour, never for layout. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watchReducedMotion,
    prefersReducedMotion,
    () => false,
  );
}
