import { useBrowserValue } from "./useBrowserValue";

const query = "(prefers-reduced-motion: reduce)";

/** Whether the visitor asked for less motion. Browser only: call it in effects and handlers. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia(query).matches;

/** Calls a function when the visitor changes the setting. Returns a function that stops it. */
export function onReducedMotionChange(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** Whether the visitor asks for less motion now. False on the server and while hydrating. */
export const useReducedMotion = (): boolean =>
  useBrowserValue(prefersReducedMotion, false, onReducedMotionChange);
