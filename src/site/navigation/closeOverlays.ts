/** Closes dialogs and menus, which would stay open over another page. */
export function closeOverlays(): void {
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  // Firefox before 125 has no popovers.
  for (const menu of document.querySelectorAll<HTMLElement>("[popover=auto]"))
    menu.hidePopover?.();
}
