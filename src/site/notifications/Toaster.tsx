import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type CustomContentProps,
} from "notistack";
import type { Ref } from "react";
import { ToastCard, type ToastKind } from "./ToastCard";

type CardProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

const cardOf =
  (kind: ToastKind) =>
  ({ id, message, ref, style }: CardProps) => (
    <ToastCard
      kind={kind}
      text={message}
      onClose={() => closeSnackbar(id)}
      ref={ref}
      style={style}
    />
  );

const cards = {
  loading: cardOf("loading"),
  success: cardOf("success"),
  error: cardOf("error"),
};
const bottomRight = { vertical: "bottom", horizontal: "right" } as const;

declare module "notistack" {
  interface VariantOverrides {
    loading: true;
  }
}

/** Opens and closes toasts, once the Toaster is mounted. */
export const toasts = {
  open(id: number, kind: ToastKind, text: string): void {
    enqueueSnackbar(text, {
      key: id,
      variant: kind,
      persist: kind === "loading",
    });
  },

  close(id: number): void {
    closeSnackbar(id);
  },
};

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
