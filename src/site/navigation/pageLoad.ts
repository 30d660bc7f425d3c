import { useBrowserValue } from "../ui/hooks/useBrowserValue";

/** The last navigation: done, loading, loading for so long that a spinner shows, or failed. */
type PageLoad =
  | "done"
  | "loading"
  | "slow"
  | { readonly path: string; readonly error: Error };

let current: PageLoad = "done";
let listener: (() => void) | undefined;

/** Sets the state of the last navigation. */
export function setPageLoad(load: PageLoad): void {
  current = load;
  listener?.();
}

/** Shows the spinner if a page is still loading. Gatsby calls it when one has been for a second. */
export function showSlowLoad(): void {
  if (current === "loading") setPageLoad("slow");
}

function subscribe(notify: () => void) {
  listener = notify;
  return () => (listener = undefined);
}

/** The last navigation, for the one component that shows it. */
export const usePageLoad = (): PageLoad =>
  useBrowserValue(() => current, "done", subscribe);
