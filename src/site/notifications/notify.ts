import { loadCode } from "../loading/loadCode";
import { withRetries } from "../loading/retry";

/** Loads the code of toasts, which needs no connection any more then. Rejects if it cannot be loaded. */
export const loadToaster = () =>
  loadCode(() => withRetries(() => import("./Toaster")));

const show = (kind: "default" | "success" | "error") => (text: string) =>
  void loadToaster()
    .then(({ openToast }) => openToast(kind, text))
    .catch((error: unknown) =>
      console.error("The toasts were not loaded.", error),
    );

/** Shows a toast in the Notifications region, from anywhere (docs/product.md#toasts). */
export const notify = {
  loading: show("default"),
  success: show("success"),
  error: show("error"),
};
