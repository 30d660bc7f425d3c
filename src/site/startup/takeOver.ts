/** Whether scripts have taken the page over from the server's HTML. */
export const isTakenOver = (): boolean =>
  document.documentElement.hasAttribute("data-ready");

/** Tells `startScripts` that more of the page answers now: soon, for React loses a press while it is at work itself. */
export const tellTakeOver = (): void => {
  setTimeout(() => window.dispatchEvent(new Event("takeover")));
};

/** Leaves the page as it is without scripts: everything unfolded, forms and links plain. */
export function doWithoutScripts(): void {
  document.documentElement.classList.remove("js");
  tellTakeOver();
}
