import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";

/** Selects parts to fold that the browser does not search yet. Where it never does, styles fold them. */
export const folded = "[data-folded]:not([hidden], [data-found])";

/** React takes `hidden` for a boolean. Without `aria-hidden` a folded list item would be read as an empty one. */
function fold(part: Element): void {
  if (!("onbeforematch" in document.body)) return;
  part.setAttribute("hidden", "until-found");
  part.setAttribute("aria-hidden", "true");
}

function unfold(part: Element): void {
  for (const name of ["hidden", "aria-hidden", "data-found"])
    part.removeAttribute(name);
}

/**
 * Lets the browser search the parts of an element that are marked `data-folded` and folded by its styles, as
 * foldedParts.js does before they are hydrated (docs/product.md#folded-texts).
 *
 * @param onFound Unfolds the part in which the browser is about to show something.
 * @returns Ref of the element.
 */
export function useFoldedParts(
  onFound: (part: Element) => void,
): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const show = useEffectEvent(onFound);
  useLayoutEffect(() => {
    if (!root.current) return;
    for (const part of root.current.querySelectorAll(folded)) fold(part);
    for (const part of root.current.querySelectorAll(
      ":is([hidden=until-found], [data-found]):not([data-folded])",
    ))
      unfold(part);
  });
  useEffect(() => {
    /** Keeps what was found before hydration where it is, while other parts around it fold and unfold. */
    const showInPlace = (part: Element) => {
      const { top } = part.getBoundingClientRect();
      flushSync(() => show(part));
      window.scrollBy({
        top: part.getBoundingClientRect().top - top,
        behavior: "instant",
      });
    };
    const element = root.current;
    const early = element?.querySelector("[data-folded][data-found]");
    // React renders synchronously only outside of effects.
    if (early) queueMicrotask(() => showInPlace(early));
    // The browser scrolls to what it has found as soon as this event has been handled.
    const onBeforeMatch = ({ target }: Event) =>
      flushSync(() => show(target as Element));
    element?.addEventListener("beforematch", onBeforeMatch);
    return () => element?.removeEventListener("beforematch", onBeforeMatch);
  }, []);
  return root;
}
