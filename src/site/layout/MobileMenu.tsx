import { styled } from "@mui/material/styles";
import { useEffect, useRef, type MouseEvent } from "react";
import { widths } from "../theme/tokens";
import { ActionButton } from "../ui/ActionButton";
import { Container, containerStyles } from "../ui/Container";
import { Icon } from "../ui/Icon";
import { close as closeIcon, menu } from "../ui/iconPaths";
import { useLabels } from "../ui/LabelsContext";
import { closeModal, openModal } from "../ui/modal";
import { SocialLinks } from "../ui/SocialLinks";
import { Brand } from "./Brand";
import { Navigation } from "./Navigation";

const dialogId = "menu";

/** Lets a browser that knows commands open the menu by itself, before or without our script. The form closes it so. */
const opener = { command: "show-modal", commandfor: dialogId };

const fullHeader = `(min-width: ${widths.fullHeader})`;

const Root = styled("div")({
  [`@media ${fullHeader}`]: { display: "none" },
});

const MenuButton = styled("button", {
  // Emotion does not know the attributes of commands and would leave them out.
  shouldForwardProp: (name) => name !== "theme" && name !== "sx",
})(({ theme }) => ({
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
}));

const Dialog = styled("dialog")(({ theme: { vars } }) => ({
  width: "100%",
  maxWidth: "none",
  height: "100dvh",
  maxHeight: "none",
  margin: 0,
  padding: "0 0 24px",
  border: 0,
  overflow: "hidden auto",
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.background.default,
  "&:is([open], :popover-open)": { display: "flex", flexDirection: "column" },
}));

const Bar = styled("form")(({ theme }) => ({
  ...containerStyles(theme),
  width: "100%",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flex: "none",
  minHeight: 65,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Rows = styled(Container)({
  width: "100%",
  flex: "1 0 auto",
  display: "flex",
  flexDirection: "column",
  paddingTop: 8,
  "& > a": { margin: "28px 0 18px" },
});

/** The profiles, over the whole width at the foot. */
const Foot = styled("div")({
  justifyContent: "space-between",
  margin: "auto -10px 0",
});

interface MobileMenuProps {
  site: Queries.HeaderFragment;
  path: string;
}

/** The menu button and the full-screen menu behind it: a native modal dialog, so focus and Escape are the browser's. */
export function MobileMenu({ site, path }: MobileMenuProps) {
  const labels = useLabels();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const closeMenu = () => dialog.current?.close();
    const wide = window.matchMedia(fullHeader);
    wide.addEventListener("change", closeMenu);
    return () => {
      wide.removeEventListener("change", closeMenu);
      closeMenu();
    };
  }, [path]);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (dialog.current) openModal(dialog.current);
  };
  const close = () => {
    if (dialog.current) closeModal(dialog.current);
  };
  const closeAfterChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) close();
  };

  return (
    <Root>
      <MenuButton
        type="button"
        aria-label={labels.openMenu}
        aria-haspopup="dialog"
        onClick={open}
        {...opener}
      >
        <Icon path={menu} />
      </MenuButton>
      {/* The links are what is pressed; the handler only hears of it. */}
      <Dialog
        ref={dialog}
        id={dialogId}
        aria-label={labels.mainNavigation}
        onClickCapture={closeAfterChoice}
      >
        <Bar
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault();
            close();
          }}
        >
          <Brand brand={site.brand} />
          <MenuButton type="submit" aria-label={labels.closeMenu}>
            <Icon path={closeIcon} />
          </MenuButton>
        </Bar>
        <Rows>
          <Navigation layout="column" links={site.navigation} path={path} />
          <ActionButton href={site.bookNow.to} label={site.bookNow.label} />
          <Foot>
            <SocialLinks
              label={labels.socialNavigation}
              profiles={site.socialProfiles}
              size={52}
              tooltips="above"
            />
          </Foot>
        </Rows>
      </Dialog>
    </Root>
  );
}
