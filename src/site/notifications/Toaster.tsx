import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type SnackbarKey,
  type SnackbarProviderProps,
} from "notistack";
import { Toast } from "./Toast";

/** How long a toast stays, in milliseconds. A loading one, notistack's default, stays until the next message. */
const durationsMs = { default: null, success: 5000, error: 8000 };

/** The toasts by their texts. The one of a message on its way, later of its answer, is at "", too. */
const toasts = new Map<string, SnackbarKey>();
let isPending = false;

/** Opens a toast in place of a loading or an equal one. The Toaster must be mounted. */
export function openToast(variant: keyof typeof durationsMs, text: string) {
  const places = isPending || variant === "default" ? ["", text] : [text];
  for (const place of places)
    if (toasts.has(place)) closeSnackbar(toasts.get(place));
  const autoHideDuration = durationsMs[variant];
  const key = enqueueSnackbar(text, { variant, autoHideDuration });
  for (const place of places) toasts.set(place, key);
  isPending = variant === "default";
}

/** notistack, which stacks the toasts and closes each at its time. In low windows several would cover the page. */
export const Toaster = (props: SnackbarProviderProps) => (
  <SnackbarProvider
    {...props}
    Components={{ default: Toast, success: Toast, error: Toast }}
    anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
    maxSnack={window.innerHeight < 480 ? 1 : 4}
  />
);
