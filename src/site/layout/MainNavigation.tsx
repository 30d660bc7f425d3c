import { styled } from "@mui/material/styles";
import { useEffect, useRef, type MouseEvent, type ToggleEvent } from "react";
import { labels } from "../labels";
import { isItemPath } from "../../common/itemPaths";
import { hubPath } from "../../common/routes";
import { canHover } from "../theme/media";
import { headerHeight, dot, space, line } from "../theme/tokens";
import { ActionButton } from "../ui/controls/ActionButton";
import { SmartLink } from "../ui/links/SmartLink";
import { useShell } from "../ui/hooks/useShell";
import { narrowHeader, wide, wideHeader, withBooking } from "./headerMedia";
import { SocialLinks } from "./SocialLinks";

/** Id of the navigation, which the menu button opens. */
export const menuId = "menu";

const Root = styled("nav")(({ theme: { layout, vars } }) => ({
  // Without the browser's styles of a popover.
  width: "auto",
  height: "auto",
  margin: 0,
  border: 0,
  color: "inherit",
  backgroundColor: vars.palette.background.default,
  // A row in the header.
  [wideHeader]: {
    position: "static",
    display: "block",
    padding: 0,
    overflow: "visible",
  },
  // A menu: large rows that fill the window below the header.
  [narrowHeader]: {
    inset: `${headerHeight.narrow}px 0 0`,
    flexDirection: "column",
    padding: `${space[2]} ${layout.gutter} ${space[5]}`,
    overscrollBehavior: "contain",
    "&:popover-open": { display: "flex" },
    "html:has(&:popover-open)": {
      overflow: "hidden",
      scrollbarGutter: "stable",
    },
  },
}));

const Links = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  [breakpoints.up("sm")]: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    columnGap: layout.gap,
  },
  // Wraps with large text and wide letter spacing.
  [wideHeader]: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "end",
    gap: space[1],
  },
}));

const Link = styled(SmartLink)(
  ({ theme: { vars, typography, breakpoints } }) => ({
    display: "flex",
    alignItems: "center",
    whiteSpace: "nowrap",
    textDecoration: "none",
    "&[aria-current]": { color: vars.palette.primary.main },
    [canHover]: { "&:hover": { color: vars.palette.primary.main } },
    [wideHeader]: {
      position: "relative",
      minHeight: 44,
      paddingInline: space[1],
      [breakpoints.up("lg")]: { paddingInline: space[2] },
      fontSize: typography.body2.fontSize,
      fontWeight: 500,
      "&[aria-current]": { fontWeight: 600 },
      "&[aria-current]::before": {
        ...dot(6),
        position: "absolute",
        left: "calc(50% - 3px)",
        bottom: 1,
      },
    },
    [narrowHeader]: {
      ...typography.headline,
      minHeight: 64,
      borderBottom: line.hairline,
      "&[aria-current]::after": { ...dot(9), marginLeft: space[4] },
    },
  }),
);

const Booking = styled(ActionButton)({
  margin: `${space[6]} 0 ${space[4]}`,
  [withBooking]: { display: "none" },
});

/** On phones at the end of the menu and over its width. */
const Profiles = styled(SocialLinks)(({ theme }) => ({
  margin: `auto calc(-1 * ${space[4]}) 0`,
  paddingTop: space[4],
  "& ul": { justifyContent: "space-between" },
  "& a": { width: "min(52px, 15vw)", height: 52 },
  "& svg": { width: 22, height: 22 },
  [theme.breakpoints.up("sm")]: {
    marginTop: space[4],
    "& ul": { justifyContent: "start" },
  },
  [wideHeader]: { display: "none" },
}));

/** The aria-current value of a link: "page" on its own page, "true" on pages below it. Items are below the hub. */
export function currentState(
  link: string,
  path: string,
): "page" | "true" | undefined {
  if (path === link) return "page";
  const isBelow =
    (link !== "/" && path.startsWith(`${link}/`)) ||
    (link === hubPath && isItemPath(path));
  return isBelow ? "true" : undefined;
}

/** Places the menu below the header, which is taller with large text. */
const placeBelowHeader = ({ currentTarget }: ToggleEvent<HTMLElement>) => {
  const header = currentTarget.closest("header")?.getBoundingClientRect();
  if (header) currentTarget.style.top = `${header.bottom}px`;
};

/**
 * The main links, with a dot at the current page. In narrow windows they are in a menu with the profiles, and with the
 * booking button where the header has no room for it. The menu is a popover, so it opens without JavaScript and closes with
 * Escape; a navigation closes it (routeUpdates.ts).
 */
export function MainNavigation({ path }: { path: string }) {
  const { navigation, bookNow } = useShell().site;
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    const close = () => root.current?.hidePopover();
    const query = window.matchMedia(wide);
    // The menu covers the page.
    const closeOnPage = ({ target }: FocusEvent) => {
      const header = root.current?.closest("header");
      if (target instanceof Node && !header?.contains(target)) close();
    };
    query.addEventListener("change", close);
    document.addEventListener("focusin", closeOnPage);
    return () => {
      query.removeEventListener("change", close);
      document.removeEventListener("focusin", closeOnPage);
    };
  }, []);

  // Also a link to the page itself.
  const closeAfterChoice = ({
    currentTarget,
    target,
  }: MouseEvent<HTMLElement>) => {
    if (target instanceof Element && target.closest("a"))
      currentTarget.hidePopover();
  };

  return (
    // The handler only observes clicks on the links.
    <Root
      ref={root}
      id={menuId}
      popover="auto"
      aria-label={labels.mainNavigation}
      onBeforeToggle={placeBelowHeader}
      onClickCapture={closeAfterChoice}
    >
      <Links>
        {navigation.map(({ label, to }) => (
          <li key={label}>
            <Link href={to} aria-current={currentState(to, path)}>
              {label}
            </Link>
          </li>
        ))}
      </Links>
      <Booking {...bookNow} />
      <Profiles />
    </Root>
  );
}
