import { SnackbarProvider, useSnackbar } from "notistack";
import { useEffect, useRef } from "react";
import { PausedContext } from "./PausedContext";
import { ToastCard } from "./ToastCard";
import { toastStore } from "./toastStore";
import { useToasts } from "./useToasts";

const cards = { default: ToastCard };
const bottomRight = { vertical: "bottom", horizontal: "right" } as const;

export interface ToasterProps {
  /** The element that the toasts appear in. */
  region: HTMLElement;
  /** While true the toasts stay. */
  paused: boolean;
}

/** Keeps notistack showing what the store holds. */
function ToastQueue() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const toasts = useToasts();
  const shown = useRef(new Set<number>());

  useEffect(() => {
    for (const { id, text, open } of toasts) {
      if (open && !shown.current.has(id)) {
        shown.current.add(id);
        enqueueSnackbar(text, { key: id });
      }
      if (!open && shown.current.delete(id)) closeSnackbar(id);
    }
  }, [toasts, enqueueSnackbar, closeSnackbar]);

  return null;
}

/**
 * Draws the toasts, stacked by notistack. Their time is kept by the cards: notistack's own timer pauses
 * on hover only and forgets how much is left.
 */
export function Toaster({ region, paused }: ToasterProps) {
  return (
    <PausedContext value={paused}>
      <SnackbarProvider
        Components={cards}
        anchorOrigin={bottomRight}
        autoHideDuration={null}
        disableWindowBlurListener
        domRoot={region}
        maxSnack={Infinity}
        onExited={(_node, key) => toastStore.remove(Number(key))}
      >
        <ToastQueue />
      </SnackbarProvider>
    </PausedContext>
  );
}
