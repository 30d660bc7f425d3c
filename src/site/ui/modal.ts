/** Calls back when the changes are on the screen. */
const afterPaint = (done: () => void): void => {
  requestAnimationFrame(() => setTimeout(done));
};

/** Makes a dialog that is shown as a popover modal. */
function makeModal(dialog: HTMLDialogElement): void {
  if (!dialog.popover || !dialog.isConnected) return;
  dialog.hidePopover();
  dialog.popover = null;
  dialog.showModal();
}

/**
 * Opens a modal dialog that is shown before the page behind it becomes inert: for that a browser computes every style
 * again (50 ms with a processor slowed down four times). For the first frame the dialog is a popover. Style it as open
 * by `:is([open], :popover-open)`.
 */
export function openModal(dialog: HTMLDialogElement): void {
  // Firefox before 125 has no popovers.
  if (!("popover" in HTMLElement.prototype)) {
    dialog.showModal();
    return;
  }
  const opener = document.activeElement;
  const settle = () => {
    removeEventListener("keydown", settle, true);
    makeModal(dialog);
  };
  const settleAfterPress = () => {
    // Hiding a pressed element in the middle of a press would lose the press.
    if (dialog.matches(":active")) afterPaint(settleAfterPress);
    else settle();
  };
  dialog.popover = "manual";
  dialog.showPopover();
  afterPaint(settleAfterPress);
  // Escape closes no popover, and Tab would leave it.
  addEventListener("keydown", settle, true);
  // The popover took the focus: the browser does not know where it was.
  const giveFocusBack = () => {
    const { activeElement } = document;
    const isNowhere =
      activeElement === document.body || dialog.contains(activeElement);
    if (isNowhere && opener instanceof HTMLElement)
      opener.focus({ preventScroll: true });
  };
  dialog.addEventListener("close", giveFocusBack, { once: true });
}

/** Closes a dialog that openModal opened. */
export function closeModal(dialog: HTMLDialogElement): void {
  makeModal(dialog);
  dialog.close();
}
