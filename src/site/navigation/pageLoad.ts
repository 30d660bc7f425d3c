import { useSyncExternalStore } from "react";

/** State of the last navigation: done, loading for a while, or failed. */
type PageLoad =
  | { readonly state: "idle" }
  | { readonly state: "waiting" }
  | { readonly state: "failed"; readonly path: string; readonly error: Error };

const idle: PageLoad = { state: "idle" };
const listeners = new Set<() => void>();
let current: PageLoad = idle;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Sets the state of the last navigation; idle unless given. */
export function setPageLoad(load: PageLoad = idle): void {
  current = load;
  listeners.forEach((listener) => listener());
}

/** State of the last navigation. */
export function usePageLoad(): PageLoad {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => idle,
  );
}
