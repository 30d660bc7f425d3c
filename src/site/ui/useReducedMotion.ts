import { useSyncExternalStore } from "react";
import { prefersReducedMotion, watchReducedMotion } from "./reducedMotion";

/** Whether the visitor asked for less motion; false in server-rendered HTML. For behaviour, never for layout. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watchReducedMotion,
    prefersReducedMotion,
    () => false,
  );
}
