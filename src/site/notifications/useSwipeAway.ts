import { useRef, type PointerEvent } from "react";

/** Pixels after which a swipe dismisses. */
const threshold = 60;

/**
 * Handlers for an element that a swipe to either side dismisses: it follows the pointer, and falls back
 * when let go too early. Its style needs `touch-action: pan-y`.
 */
export function useSwipeAway(onDismiss: () => void) {
  const start = useRef<number | null>(null);

  const distance = (event: PointerEvent) =>
    start.current === null ? 0 : event.clientX - start.current;

  const end = (event: PointerEvent<HTMLElement>, dismiss: boolean) => {
    if (start.current === null) return;
    start.current = null;
    if (dismiss) onDismiss();
    else event.currentTarget.style.translate = "";
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const onButton =
        event.target instanceof Element && event.target.closest("button");
      if (!event.isPrimary || event.button !== 0 || onButton) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      event.currentTarget.style.translate = `${distance(event)}px 0`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) =>
      end(event, Math.abs(distance(event)) >= threshold),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}
