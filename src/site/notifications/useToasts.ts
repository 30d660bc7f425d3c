import { useSyncExternalStore } from "react";
import { toastStore, type Toast } from "./toastStore";

/** The toasts of the moment, from the oldest to the newest; none on the server. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    toastStore.subscribe,
    toastStore.get,
    toastStore.getOnServer,
  );
}
