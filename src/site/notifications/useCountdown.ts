import { useEffect, useEffectEvent, useRef } from "react";

interface Countdown {
  /** Null never ends. Another duration starts afresh. */
  durationMs: number | null;
  /** While true no time passes. */
  paused: boolean;
  onEnd: () => void;
}

/** Calls `onEnd` once the duration has passed, pauses not counted. */
export function useCountdown({ durationMs, paused, onEnd }: Countdown): void {
  const remainingMs = useRef(0);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    remainingMs.current = durationMs ?? 0;
  }, [durationMs]);

  useEffect(() => {
    if (durationMs === null || paused) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => end(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - start;
    };
  }, [durationMs, paused]);
}
