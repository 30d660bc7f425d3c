import { useEffect, useId, useRef, type ReactNode } from "react";
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
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog
      ref={dialog}
      className="asking"
      aria-labelledby={id}
      onClose={onClose}
    >
      <form method="dialog" onSubmit={onDone}>
        <h2 id={id}>{title}</h2>
        {children}
        <div className="actions">
          <button type="submit">{action}</button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}
