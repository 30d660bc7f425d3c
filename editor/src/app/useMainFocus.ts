import { useEffect, useRef } from "react";

/** After a change in which what had the focus went, such as a link to another view, or was hidden, gives the focus to the main part. */
export function useMainFocus(change: unknown): void {
  const last = useRef(change);
  useEffect(() => {
    if (last.current === change) return;
    last.current = change;
    const { activeElement, body } = document;
    // What is hidden loses the focus in the next frame.
    if (activeElement === body || !activeElement?.checkVisibility())
      document.querySelector("main")?.focus({ preventScroll: true });
  }, [change]);
}
