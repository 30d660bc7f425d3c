import { useSyncExternalStore } from "react";

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

/** Whether React runs in the browser: not in the server's HTML, and not while hydrating. */
export const useHydrated = (): boolean => useBrowserValue(() => true, false);
