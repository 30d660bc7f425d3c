import { useBrowserValue } from "../ui/hooks/useBrowserValue";

/** State of the last navigation: done, loading, loading for so long that a spinner shows, or failed. */
type PageLoad =
  | { readonly state: "done" | "loading" | "slow" }
  | { readonly state: "failed"; readonly path: string; readonly error: Error };

const done: PageLoad = { state: "done" };
let current: PageLoad = done;
let listener: (() => void) | undefined;

/** Sets the state of the last navigation; done unless given. */
export function setPageLoad(load: PageLoad = done): void {
  current = load;
  listener?.();
}

/** Shows the spinner if a page is still loading. */
export function showSlowLoad(): void {
  if (current.state === "loading") setPageLoad({ state: "slow" });
}

function subscribe(notify: () => void) {
  listener = notify;
  return () => (listener = undefined);
}

/** State of the last navigation, for the one component that shows it. */
export const usePageLoad = (): PageLoad =>
  useBrowserValue(() => current, done, subscribe);
