import type { ComponentType } from "react";
import type { Toast } from "./ToastCard";
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

/** Shows a toast, unless the code for it cannot be loaded. */
function show(toast: Toast, onClose?: () => void): void {
  loadToaster().then(
    ({ Toaster, openToast }) => {
      mount?.(Toaster);
      openToast(toast, onClose);
    },
    () => undefined,
  );
}

/** Shows toasts in the Notifications region, from anywhere (docs/product.md#toasts). */
export const notify = {
  /** Shows a toast that stays until the returned handle changes it in place; where it was closed, it comes back. */
  loading(text: string) {
    let isClosed = false;
    let resolve: (toast: Toast) => void = () => undefined;
    const result = new Promise<Toast>((settle) => (resolve = settle));
    show({ kind: "loading", text, result }, () => (isClosed = true));
    const change = (toast: Toast) => (isClosed ? show : resolve)(toast);
    return {
      success: (outcome: string): void =>
        change({ kind: "success", text: outcome }),
      error: (outcome: string): void =>
        change({ kind: "error", text: outcome }),
    };
  },

  success(text: string): void {
    show({ kind: "success", text });
  },

  error(text: string): void {
    show({ kind: "error", text });
  },
};
