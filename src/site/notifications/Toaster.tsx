import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type CustomContentProps,
  type SnackbarKey,
} from "notistack";
import type { Ref } from "react";
import { ToastCard, type ToastKind } from "./ToastCard";

declare module "notistack" {
  interface VariantOverrides {
    loading: true;
  }
}

interface CardProps extends CustomContentProps {
  variant: ToastKind;
  ref?: Ref<HTMLDivElement>;
}

const Card = ({ id, variant, message, ref, style }: CardProps) => (
  <ToastCard
    kind={variant}
    text={message}
    onClose={() => closeSnackbar(id)}
    ref={ref}
    style={style}
  />
);
const cards = { loading: Card, success: Card, error: Card };
const bottomRight = { vertical: "bottom", horizontal: "right" } as const;

let loading: SnackbarKey | undefined;

/** Opens a toast, in place of a loading one; the Toaster must be mounted. */
export function openToast(variant: ToastKind, text: string): void {
  const replaced = loading;
  const id = enqueueSnackbar(text, { variant });
  loading = variant === "loading" ? id : undefined;
  // Closed after the new one opens: closing the last toast would move the focus out of the region.
  if (replaced) closeSnackbar(replaced);
}

export interface ToasterProps {
  /** The element that the toasts appear in. */
  region: HTMLElement;
  /** Called when a toast is closed, before it leaves the document. */
  onClose: () => void;
}

/** Stacks the toasts. Each card has its own timer, because notistack's pauses only on hover. */
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
