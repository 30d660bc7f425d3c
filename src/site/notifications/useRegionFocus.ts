import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
} from "react";

/**
 * Keyboard way into the Notifications region and out of it: Alt+T moves the focus there; when the toast
 * that holds the focus goes, the focus stays in the region while there are others and returns to where it
 * came from after the last.
 *
 * @param openCount How many toasts are open.
 * @returns Whether the focus is in the region, and handlers for the element around the region.
 */
export function useRegionFocus(region: HTMLElement | null, openCount: number) {
  const [hasFocus, setHasFocus] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      // By code: with Alt, some keyboards type another character.
      if (!event.altKey || event.ctrlKey || event.code !== "KeyT") return;
      event.preventDefault();
      region?.focus();
    };
    document.addEventListener("keydown", focusRegion);
    return () => document.removeEventListener("keydown", focusRegion);
  }, [region]);

  const keepFocus = useEffectEvent(() => {
    if (!hasFocus) return;
    if (openCount === 0) (cameFrom.current ?? region)?.focus();
    else if (document.activeElement?.closest("[data-closing]")) region?.focus();
  });
  useEffect(() => keepFocus(), [openCount]);

  return {
    hasFocus,
    handlers: {
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        setHasFocus(true);
        const isInside = currentTarget.contains(relatedTarget);
        if (!isInside && relatedTarget instanceof HTMLElement) {
          cameFrom.current = relatedTarget;
        }
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setHasFocus(currentTarget.contains(relatedTarget)),
    },
  };
}
