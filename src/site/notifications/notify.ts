import type { ComponentType } from "react";
import type { ToasterProps, ToastKind } from "./Toaster";

type Mount = (Toaster: ComponentType<ToasterProps>) => void;

let mount: Mount | undefined;

/** Sets the function that renders the toaster. NotificationRegion provides it. */
export const setMount = (region: Mount): void => {
  mount = region;
};

/** Loads the toaster before the first toast needs it. Rejects if it cannot be loaded. */
export const loadToaster = () => import("./Toaster");

/** Shows a toast, unless the code for it cannot be loaded. */
const show = (kind: ToastKind) => (text: string) => {
  loadToaster().then(
    ({ Toaster, openToast }) => {
      mount?.(Toaster);
      openToast(kind, text);
    },
    () => undefined,
  );
};

/**
 * Shows toasts in the Notifications region, from anywhere (docs/product.md#toasts). A loading toast stays until the
 * next toast replaces it.
 */
export const notify = {
  loading: show("loading"),
  success: show("success"),
  error: show("error"),
};
