import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  type DialogProps,
} from "@mui/material";
import type { ReactNode } from "react";
import { ActionButton } from "./ActionButton";
import { mayLeave } from "./state/unsent";

/** Focuses an input as soon as it is there, as its `inputRef`. */
export const focusInput = (input: HTMLInputElement | null) => input?.focus();

/** A dialog that asks for something, and asks before it gives up what was typed in it. */
export function FormDialog({
  title,
  submitLabel,
  isBusy = false,
  onSubmit,
  onClose,
  children,
  ...dialog
}: {
  title: string;
  /** Without it, a choice in the content closes the dialog. */
  submitLabel?: string;
  isBusy?: boolean;
  onSubmit?: () => void;
  onClose: () => void;
  children: ReactNode;
} & Omit<DialogProps, "open" | "onSubmit" | "onClose">) {
  const cancel = () => {
    if (!isBusy && mayLeave()) onClose();
  };
  return (
    <Dialog open fullWidth onClose={cancel} {...dialog}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button onClick={cancel}>Cancel</Button>
          {submitLabel && (
            <ActionButton type="submit" variant="contained" disabled={isBusy}>
              {submitLabel}
            </ActionButton>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
