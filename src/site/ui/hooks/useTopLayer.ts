import { useEffect } from "react";

/**
 * Shows an element with `popover="manual"` on top of an open dialog, and in it: a modal dialog makes everything outside of
 * it inert. The element needs a parent of its own, to which it returns.
 */
export function useTopLayer(element: HTMLElement | null, isShown: boolean) {
  useEffect(() => {
    const home = element?.parentElement;
    if (!home || !isShown) return undefined;
    const raise = () => {
      const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
      const parent = dialog ?? home;
      if (element.parentElement !== parent) parent.append(element);
      if ("togglePopover" in element) element.togglePopover(true);
    };
    raise();
    const observer = new MutationObserver(raise);
    observer.observe(document, { subtree: true, attributeFilter: ["open"] });
    return () => {
      observer.disconnect();
      if (element.parentElement !== home) home.append(element);
      else if ("togglePopover" in element) element.togglePopover(false);
    };
  }, [element, isShown]);
}
