import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type CustomContentProps,
} from "notistack";
import type { Ref } from "react";
import { ToastCard, type Toast } from "./ToastCard";

declare module "notistack" {
  interface VariantOverrides {
    toast: { toast: Toast };
  }
}

interface CardProps extends CustomContentProps {
  toast: Toast;
  ref?: Ref<HTMLDivElement>;
}

const cards = {
  toast: ({ id, toast, ref, style }: CardProps) => (
    <ToastCard
      toast={toast}
      onClose={() => closeSnackbar(id)}
      ref={ref}
      style={style}
    />
  ),
};
const bottomRight = { vertical: "bottom", horizontal: "right" } as const;

/** Opens a toast; the Toaster must be mounted. */
export function openToast(toast: Toast, onClose?: () => void): void {
  enqueueSnackbar({
    variant: "toast",
    toast,
    onClose,
    persist: toast.kind === "loading",
  });
}

export interface ToasterProps {
  /** The element that the toasts appear in. */
  region: HTMLElement;
  /** Called when a toast is closed, before it leaves the document. */
  onClose: () => void;
}

/** Keeps the toasts and stacks them. Each card measures its own time: notistack's timer pauses on hover only. */
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
