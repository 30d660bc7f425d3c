import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";

/** Asks for something. It stands outside the form, which would be sent with it. */
export function Dialog({
  title,
  action,
  onDone,
  onClose,
  children,
}: {
  title: string;
  /** What the button says that takes what was entered. */
  action: string;
  /** What it is told to do; where it ends in false, the dialog stays open with what was entered. */
  onDone: () => unknown;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const submit = async () => {
    setIsBusy(true);
    if ((await onDone()) === false) setIsBusy(false);
    else dialog.current?.close();
  };
  return createPortal(
    <dialog
      ref={dialog}
      className="asking"
      aria-labelledby={id}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h2 id={id}>{title}</h2>
        {children}
        <div className="actions">
          <button type="submit" disabled={isBusy}>
            {action}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}
