import { useRef, type PointerEvent } from "react";

/** A shorter swipe does not dismiss. */
const thresholdPx = 60;

/**
 * Pointer handlers that dismiss an element on a swipe to either side. The element follows the pointer. After a swipe
 * that is too short, it returns. Needs the style `touch-action: pan-y`.
 */
export function useSwipeAway(onDismiss: () => void) {
  const start = useRef<number | null>(null);

  const move = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    if (start.current !== null)
      currentTarget.style.translate = `${clientX - start.current}px 0`;
  };
  const cancel = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = null;
    currentTarget.style.translate = "";
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const onButton =
        event.target instanceof Element && event.target.closest("button");
      if (!event.isPrimary || event.button !== 0 || onButton) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: move,
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = start.current ?? event.clientX;
      if (Math.abs(event.clientX - from) < thresholdPx) return cancel(event);
      start.current = null;
      onDismiss();
    },
    onPointerCancel: cancel,
  };
}
