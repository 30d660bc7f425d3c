import { useSyncExternalStore } from "react";

/** Whether the visitor asked for less motion. Browser only: call it in effects and handlers. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;

const never = () => () => undefined;

/**
 * A value that only the browser knows, read at each render.
 *
 * @param onServer The value in the server's HTML and while hydrating.
 * @param subscribe Tells when the value may have changed.
 */
export const useBrowserValue = <Value>(
  read: () => Value,
  onServer: Value,
  subscribe: (notify: () => void) => () => void = never,
): Value => useSyncExternalStore(subscribe, read, () => onServer);
