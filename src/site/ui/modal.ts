/** Calls back when what changed is on the screen. */
const afterPaint = (done: () => void): void => {
  requestAnimationFrame(() => setTimeout(done));
};

/** Makes a dialog that shows as a popover a modal one. */
function makeModal(dialog: HTMLDialogElement): void {
  if (!dialog.popover || !dialog.isConnected) return;
  dialog.hidePopover();
  dialog.popover = null;
  dialog.showModal();
}

/**
 * Opens a dialog as a modal one that shows before the page behind it is made inert: a browser computes every style
 * anew for that, which takes a cheap phone as long as all the rest. Until then, for a frame, it is a popover.
 * Style it as open by `:is([open], :popover-open)`.
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
    // A press would be lost when what is pressed is taken away and shown again in its middle.
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

/** Closes a dialog that is gone from the screen before the page behind it is live again, for the same reason. */
export function closeModal(dialog: HTMLDialogElement): void {
  dialog.toggleAttribute("data-closing", true);
  afterPaint(() => {
    makeModal(dialog);
    dialog.removeAttribute("data-closing");
    dialog.close();
  });
}
