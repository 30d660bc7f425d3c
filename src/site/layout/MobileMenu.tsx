import { styled } from "@mui/material/styles";
import { useEffect, useRef, type MouseEvent } from "react";
import { radii, widths } from "../theme/tokens";
import { ActionButton } from "../ui/ActionButton";
import { containerStyles } from "../ui/containerStyles";
import { Icon } from "../ui/Icon";
import { close, menu } from "../ui/iconPaths";
import { useLabels } from "../ui/LabelsContext";
import { SocialLinks } from "../ui/SocialLinks";
import { Brand } from "./Brand";
import { Navigation } from "./Navigation";

const dialogId = "menu";

/** Lets a browser that knows commands open the menu by itself, before or without our script. */
const opener = { command: "show-modal", commandfor: dialogId };

const Root = styled("div")(({ theme }) => ({
  "& button.round": {
    display: "grid",
    placeItems: "center",
    width: 48,
    height: 48,
    padding: 0,
    marginRight: -12,
    border: 0,
    background: "none",
    color: theme.vars.palette.text.primary,
    cursor: "pointer",
    "&:focus-visible": { outlineOffset: -3 },
  },
  "& dialog": {
    width: "100%",
    maxWidth: "none",
    height: "100dvh",
    maxHeight: "none",
    margin: 0,
    padding: "0 0 24px",
    border: 0,
    overflow: "hidden auto",
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.default,
    "&[open]": { display: "flex", flexDirection: "column" },
  },
  "& .bar": {
    ...containerStyles(theme),
    width: "100%",
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    flex: "none",
    minHeight: 65,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& .rows": {
    ...containerStyles(theme),
    width: "100%",
    flex: "1 0 auto",
    display: "flex",
    flexDirection: "column",
    paddingTop: 8,
    "& .links ul": { display: "block" },
    "& .links a": {
      ...theme.typography.h3,
      minHeight: 64,
      padding: 0,
      fontSize: "1.75rem",
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    "& .links [aria-current]": {
      fontWeight: 400,
      "&::after": { display: "none" },
      "&::before": {
        content: '""',
        width: 9,
        height: 9,
        marginRight: 14,
        borderRadius: radii.pill,
        backgroundColor: "currentColor",
      },
    },
    "& .book": { margin: "28px 0 18px" },
    "& .social": { justifyContent: "space-between", margin: "auto -10px 0" },
  },
}));

interface MobileMenuProps {
  site: Queries.HeaderFragment;
  path: string;
  className?: string;
}

/** The menu button and the full-screen menu behind it: a native modal dialog, so focus and Escape are the browser's. */
export function MobileMenu({ site, path, className }: MobileMenuProps) {
  const labels = useLabels();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const closeMenu = () => dialog.current?.close();
    const fullHeader = window.matchMedia(`(min-width: ${widths.fullHeader})`);
    fullHeader.addEventListener("change", closeMenu);
    return () => {
      fullHeader.removeEventListener("change", closeMenu);
      closeMenu();
    };
  }, [path]);

  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!("commandForElement" in currentTarget)) dialog.current?.showModal();
  };
  const closeAfterChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a"))
      dialog.current?.close();
  };

  return (
    <Root className={className}>
      <button
        type="button"
        className="round"
        aria-label={labels.openMenu}
        aria-haspopup="dialog"
        onClick={open}
        {...opener}
      >
        <Icon path={menu} />
      </button>
      {/* The links are what is pressed; the handler only hears of it. */}
      <dialog
        ref={dialog}
        id={dialogId}
        aria-label={labels.mainNavigation}
        onClickCapture={closeAfterChoice}
      >
        <form method="dialog" className="bar">
          <Brand brand={site.brand} />
          <button type="submit" className="round" aria-label={labels.closeMenu}>
            <Icon path={close} />
          </button>
        </form>
        <div className="rows">
          <Navigation className="links" links={site.navigation} path={path} />
          <ActionButton
            className="book"
            href={site.bookNow.to}
            label={site.bookNow.label}
          />
          <SocialLinks
            className="social"
            label={labels.socialNavigation}
            profiles={site.socialProfiles}
            size={52}
            tooltips="above"
          />
        </div>
      </dialog>
    </Root>
  );
}
