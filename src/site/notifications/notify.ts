import type { ComponentType } from "react";
import type { ToastKind } from "./ToastCard";
import type { ToasterProps } from "./Toaster";

type Mount = (Toaster: ComponentType<ToasterProps>) => void;

let mount: Mount | undefined;

/** Sets what renders the toaster: the region of the page. */
export const setMount = (region: Mount): void => {
  mount = region;
};

/**
 * Loads what draws the toasts. A toast loads it by itself; call it earlier where the network may be gone by then.
 * Rejects when it cannot be loaded.
 */
export const loadToaster = () => import("./Toaster");

let lastId = 0;

/** Shows a toast and returns its id. What cannot be loaded is not shown. */
function show(kind: ToastKind, text: string): number {
  lastId += 1;
  const id = lastId;
  loadToaster().then(
    ({ Toaster, toasts }) => {
      mount?.(Toaster);
      toasts.open(id, kind, text);
    },
    () => undefined,
  );
  return id;
}

/** Shows another toast in place of one, whether that is still open or not. */
function replace(id: number, kind: ToastKind, text: string): void {
  show(kind, text);
  loadToaster().then(
    ({ toasts }) => toasts.close(id),
    () => undefined,
  );
}

/** Shows toasts in the Notifications region, from anywhere (docs/product.md#toasts). */
export const notify = {
  /** Shows a toast that stays until the returned handle replaces it with the result. */
  loading(text: string) {
    const id = show("loading", text);
    return {
      success: (result: string): void => replace(id, "success", result),
      error: (result: string): void => replace(id, "error", result),
    };
  },

  success(text: string): void {
    show("success", text);
  },

  error(text: string): void {
    show("error", text);
  },
};
