import { useEffect, useState } from "react";

/** State of the last navigation: done, loading for a while, or failed. */
type PageLoad =
  | { state: "idle" | "waiting" }
  | { state: "failed"; path: string; error: Error };

const idle: PageLoad = { state: "idle" };

let current: PageLoad = idle;
let show: ((load: PageLoad) => void) | undefined;

let navigations = 0;

/** Counts a navigation, to a page or to a place on one. A page that an earlier one loads must not show. */
export const beginNavigation = (): number => (navigations += 1);

/** The number of the last navigation. */
export const lastNavigation = (): number => navigations;

/** Sets the state of the last navigation; idle unless given. */
export function setPageLoad(load: PageLoad = idle): void {
  current = load;
  show?.(load);
}

/** Whether the visitor sees the spinner or the error view in place of the page of the address. */
export const isPageHidden = (): boolean => current.state !== "idle";

/** State of the last navigation, for the one component that shows it. */
export function usePageLoad(): PageLoad {
  const [load, setLoad] = useState(idle);
  useEffect(() => {
    show = setLoad;
  }, []);
  return load;
}
