import type { ComponentType } from "react";
import { loadCode } from "../loading/loadCode";
import type { Message } from "./ToastBox";
import type { ToasterProps } from "./Toaster";

interface Region {
  mountToaster: (Toaster: ComponentType<ToasterProps>) => void;
  /** Shows a message without the toaster. */
  showPlain: (message: Message) => void;
}

let region: Region | undefined;
let count = 0;

/** Sets the region that shows the toasts. NotificationRegion provides it. */
export const setRegion = (notificationRegion: Region): void => {
  region = notificationRegion;
};

/** Loads the toaster before the first toast needs it. Rejects if it cannot be loaded. */
export const loadToaster = () => loadCode(() => import("./Toaster"));

/** Shows a toast, or a plain message if the code for toasts cannot be loaded. */
const show = (kind: Message["kind"]) => (text: string) => {
  count += 1;
  const message = { kind, text, number: count };
  loadToaster().then(
    ({ Toaster, openToast }) => {
      region?.mountToaster(Toaster);
      openToast(message);
    },
    () => region?.showPlain(message),
  );
};

/**
 * Shows toasts in the Notifications region, from anywhere (docs/product.md#toasts). A loading toast stays until the
 * next message takes its place.
 */
export const notify = {
  loading: show("loading"),
  success: show("success"),
  error: show("error"),
};
