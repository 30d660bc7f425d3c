import { useRef, type PointerEvent } from "react";

/** How far a finger moves sideways before it is a swipe, in pixels. */
const minDistancePx = 40;

/**
 * Handlers for an element with `touch-action: pan-y pinch-zoom`: the browser scrolls and zooms, and a swipe of one finger
 * that goes clearly sideways calls a function.
 *
 * @param onSwipe Gets 1 for a swipe to the left, -1 for one to the right.
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({
      isPrimary,
      pointerType,
      clientX,
      clientY,
    }: PointerEvent) => {
      // A second finger ends the swipe.
      start.current =
        isPrimary && pointerType === "touch"
          ? { x: clientX, y: clientY }
          : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const x = clientX - start.current.x;
      const y = clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(x) >= minDistancePx && Math.abs(x) > 2 * Math.abs(y))
        onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
