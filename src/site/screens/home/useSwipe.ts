import { useRef, type PointerEvent } from "react";

const minSwipePx = 40;

/**
 * Recognises sideways swipes by finger or pen. The element needs `touch-action: pan-y`.
 *
 * @param onSwipe Gets 1 (next) for a swipe to the left and -1 (previous) for one to the right.
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current =
        pointerType === "mouse" ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) >= minSwipePx && Math.abs(across) > Math.abs(down))
        onSwipe(across < 0 ? 1 : -1);
    },
  };
}
