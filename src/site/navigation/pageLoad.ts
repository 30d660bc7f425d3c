import { useEffect, useSyncExternalStore } from "react";

/** What the visitor waits for: nothing, the next page, or a page that could not be loaded. */
export type PageLoad =
  | { readonly state: "idle" }
  | { readonly state: "waiting" }
  | { readonly state: "failed"; readonly path: string; readonly error: Error };

const idle: PageLoad = { state: "idle" };
const listeners = new Set<() => void>();
let current: PageLoad = idle;
let shownPath = "";

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells what the visitor waits for from now on. */
export function setPageLoad(load: PageLoad): void {
  if (load === current) return;
  current = load;
  listeners.forEach((listener) => listener());
}

/** Tells that a page has arrived; where it is the one on screen, nothing else will say so. */
export function pageArrived(path: string): void {
  if (path === shownPath) setPageLoad(idle);
}

/**
 * What the visitor waits for.
 *
 * @param path Path of the page on screen; when it changes, the wait is over.
 */
export function usePageLoad(path: string): PageLoad {
  useEffect(() => {
    shownPath = path;
    setPageLoad(idle);
  }, [path]);
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => idle,
  );
}
