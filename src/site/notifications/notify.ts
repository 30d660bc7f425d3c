import { logError } from "../../common/errors";
import { loadCode } from "../loading/loadCode";

/** Loads the code of toasts, which needs no connection any more then. Rejects if it cannot be loaded. */
export const loadToaster = () => loadCode(() => import("./Toaster"));

type Toaster = Awaited<ReturnType<typeof loadToaster>>;
/** What puts the toaster into the page: NotificationRegion. */
export const region = { mount: (_: Toaster["Toaster"]): void => undefined };

const show = (kind: Parameters<Toaster["openToast"]>[0]) => (text: string) =>
  void loadToaster().then(
    ({ Toaster, openToast }) => {
      region.mount(Toaster);
      openToast(kind, text);
    },
    (error: unknown) => logError("The toasts were not loaded.", error),
  );

/** Shows a toast in the Notifications region, from anywhere (docs/product.md#toasts). */
export const notify = {
  loading: show("default"),
  success: show("success"),
  error: show("error"),
};
