import { styled } from "@mui/material/styles";
import { labels } from "../labels";
import { space } from "../theme/tokens";
import { IconButton } from "../ui/controls/IconButton";
import { useBrowserValue } from "../ui/hooks/useBrowserValue";
import { close, menu } from "../ui/pictures/iconPaths";
import { menuId } from "./MainNavigation";

const Toggle = styled(IconButton)(({ theme }) => ({
  width: 48,
  height: 48,
  marginRight: `calc(-1 * ${space[3]})`,
  // The last in the bar, but before the menu in the document: reading and Tab go on in the menu.
  order: 1,
  [theme.breakpoints.up("lg")]: { display: "none" },
}));

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
    <Toggle
      label={isOpen ? labels.closeMenu : labels.openMenu}
      icon={isOpen ? close : menu}
      popoverTarget={menuId}
      aria-controls={menuId}
      aria-expanded={isOpen}
    />
  );
}
