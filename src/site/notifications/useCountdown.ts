import { useEffect, useEffectEvent, useRef } from "react";

interface Countdown {
  /** Milliseconds; null never ends. Another duration starts afresh. */
  duration: number | null;
  /** While true no time passes. */
  paused: boolean;
  onEnd: () => void;
}

/** Calls `onEnd` once the duration has passed, pauses not counted. */
export function useCountdown({ duration, paused, onEnd }: Countdown): void {
  const remaining = useRef(0);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    remaining.current = duration ?? 0;
  }, [duration]);

  useEffect(() => {
    if (duration === null || paused) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - start;
    };
  }, [duration, paused]);
}
