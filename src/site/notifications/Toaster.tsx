import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type SnackbarKey,
} from "notistack";
import { ToastCard, type ToastKind } from "./ToastCard";

declare module "notistack" {
  interface VariantOverrides {
    loading: true;
  }
}

const cards = { loading: ToastCard, success: ToastCard, error: ToastCard };
const bottomRight = { vertical: "bottom", horizontal: "right" } as const;

let loading: SnackbarKey | undefined;

/** Opens a toast, in place of a loading one; the Toaster must be mounted. */
export function openToast(variant: ToastKind, text: string): void {
  const replaced = loading;
  const id = enqueueSnackbar(text, { variant });
  loading = variant === "loading" ? id : undefined;
  // After the new one: closing the last toast would move the focus out of the region.
  if (replaced) closeSnackbar(replaced);
}

export interface ToasterProps {
  /** The element that the toasts appear in. */
  region: HTMLElement;
  /** Called when a toast is closed, before it leaves the document. */
  onClose: () => void;
}

/** Keeps the toasts and stacks them. Each card has its own timer: notistack's pauses on hover only. */
export function Toaster({ region, onClose }: ToasterProps) {
  return (
    <SnackbarProvider
      Components={cards}
      anchorOrigin={bottomRight}
      autoHideDuration={null}
      disableWindowBlurListener
      domRoot={region}
      maxSnack={4}
      onClose={onClose}
    />
  );
}
