import { styled } from "@mui/material/styles";
import type { FocusEvent } from "react";
import { SearchButton } from "../search/SearchButton";
import { headerHeight, line, space, widths } from "../theme/tokens";
import { ActionButton } from "../ui/controls/ActionButton";
import { useShell } from "../ui/hooks/useShell";
import { Container } from "../ui/structure/Container";
import { Brand } from "./Brand";
import { MainNavigation, menuId } from "./MainNavigation";
import { MenuButton } from "./MenuButton";

const Sticky = styled("header")(({ theme }) => ({
  position: "sticky",
  top: 0,
  zIndex: theme.zIndex.appBar,
  borderBottom: line.hairline,
  backgroundColor: theme.vars.palette.background.default,
  // It would cover a sixth of the page.
  "@media (max-height: 480px)": { position: "static" },
}));

const Bar = styled(Container)(({ theme: { breakpoints } }) => ({
  display: "flex",
  alignItems: "center",
  gap: space[1],
  // Without the border.
  minHeight: headerHeight.narrow - 1,
  // For large text, which makes it taller.
  paddingBlock: space[2],
  "& > a": { marginRight: "auto" },
  "& > [data-slot=booking]": { display: "none" },
  [breakpoints.up(widths.booking)]: {
    // With very large letters its label has two lines.
    "& > [data-slot=booking]": { display: "flex" },
  },
  [breakpoints.down("sm")]: {
    // The footer has the legal form, too.
    "& > a > small": { display: "none" },
    "& > [data-slot=booking] > a": { paddingInline: space[2] },
  },
  [breakpoints.up("sm")]: { gap: space[2] },
  [breakpoints.up("lg")]: {
    minHeight: headerHeight.full - 1,
    gap: space[3],
    "& > [data-slot=booking]": { flex: "none", marginLeft: space[2] },
  },
}));

/** Closes the menu when the focus goes to the page, which it covers. */
function closeMenu({ currentTarget, relatedTarget }: FocusEvent) {
  if (relatedTarget && !currentTarget.contains(relatedTarget))
    document.getElementById(menuId)?.hidePopover();
}

/** Logo, navigation with social profiles, search and the booking button. Below 1200 px the navigation is a menu. */
export function Header({ path }: { path: string }) {
  const { bookNow } = useShell().site;
  return (
    <Sticky onBlur={closeMenu}>
      <Bar>
        <Brand />
        <MenuButton />
        <MainNavigation path={path} />
        <SearchButton />
        <div data-slot="booking">
          <ActionButton size="small" variant="outlined" {...bookNow} />
        </div>
      </Bar>
    </Sticky>
  );
}
