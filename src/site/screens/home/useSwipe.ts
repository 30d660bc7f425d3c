import { type PointerEvent, useRef } from "react";

const leastPx = 40;

interface SwipeHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
}

/**
 * Tells sideways swipes by finger or pen. The element needs `touch-action: pan-y`.
 *
 * @param onSwipe Gets 1 for a swipe that goes on (to the left) and -1 for one that goes back.
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void): SwipeHandlers {
  const start = useRef<{ x: number; y: number }>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      start.current =
        pointerType === "mouse" ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }) => {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) >= leastPx && Math.abs(across) > Math.abs(down))
        onSwipe(across < 0 ? 1 : -1);
    },
  };
}
