import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type SnackbarProviderProps,
} from "notistack";
import { Toast } from "./Toast";

/** Opens a toast in the place of the one before. The Toaster must be mounted. */
export function openToast(
  variant: "default" | "success" | "error",
  text: string,
): void {
  closeSnackbar();
  enqueueSnackbar(text, { variant });
}

/**
 * notistack, which puts the toasts into the region. They come and go at once, so that nothing moves when one takes the
 * place of another. Each closes itself (Toast.tsx): notistack's own timers do not stop for the focus.
 */
export const Toaster = (
  props: Pick<SnackbarProviderProps, "domRoot" | "onClose">,
) => (
  <SnackbarProvider
    {...props}
    Components={{ default: Toast, success: Toast, error: Toast }}
    anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
    autoHideDuration={null}
    transitionDuration={0}
  />
);
