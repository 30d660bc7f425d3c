import { useSyncExternalStore } from "react";

/** What the visitor waits for: nothing, the next page, or a page that could not be loaded. */
export type PageLoad =
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

/** Sets what the visitor waits for; nothing unless given. */
export function setPageLoad(load: PageLoad = idle): void {
  current = load;
  listeners.forEach((listener) => listener());
}

/** What the visitor waits for. */
export function usePageLoad(): PageLoad {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => idle,
  );
}
