import { labels } from "../labels";
import { IconButton } from "../ui/controls/IconButton";
import { useBrowserValue } from "../ui/hooks/useBrowserValue";
import { close, menu } from "../ui/pictures/iconPaths";
import { menuId } from "./MainNavigation";

function subscribe(notify: () => void) {
  document.addEventListener("toggle", notify, true);
  return () => document.removeEventListener("toggle", notify, true);
}

/** Can be true before hydration: the browser opens popovers without scripts. */
const readOpen = () =>
  document.querySelector(`#${menuId}:popover-open`) !== null;

/** Opens and closes the menu in narrow windows. */
export function MenuButton() {
  const isOpen = useBrowserValue(readOpen, false, subscribe);
  return (
    <IconButton
      label={isOpen ? labels.closeMenu : labels.openMenu}
      icon={isOpen ? close : menu}
      popoverTarget={menuId}
      aria-controls={menuId}
      aria-expanded={isOpen}
      sx={{
        display: { lg: "none" },
        width: 48,
        height: 48,
        mr: -3,
        // The last in the bar, but before the menu in the document: reading and Tab go on in the menu.
        order: 1,
      }}
    />
  );
}
