import { styled } from "@mui/material/styles";
import type { MouseEvent } from "react";
import { isItemPath } from "../../common/itemPaths";
import { hubPath } from "../../common/routes";
import { labels } from "../labels";
import { canHover } from "../theme/media";
import { dot, headerHeight, line, space, widths } from "../theme/tokens";
import { ActionButton } from "../ui/controls/ActionButton";
import { useShell } from "../ui/hooks/useShell";
import { SmartLink } from "../ui/links/SmartLink";
import { SocialLinks } from "./SocialLinks";

/** Id of the navigation, which the menu button opens. */
export const menuId = "menu";

/** A row in the header, or a menu that fills the window below it. */
const Menu = styled("nav")(
  ({ theme: { breakpoints, layout, typography, vars } }) => ({
    // Without the browser's styles of a popover.
    width: "auto",
    height: "auto",
    margin: 0,
    border: 0,
    color: "inherit",
    backgroundColor: vars.palette.background.default,
    "& > ul a": {
      display: "flex",
      alignItems: "center",
      whiteSpace: "nowrap",
      textDecoration: "none",
      "&[aria-current]": { color: vars.palette.primary.main },
      [canHover]: { "&:hover": { color: vars.palette.primary.main } },
    },
    // In the menu where the header has no room for it.
    "& > [data-variant]": { margin: `${space[6]} 0 ${space[4]}` },
    [breakpoints.up(widths.booking)]: {
      "& > [data-variant]": { display: "none" },
    },
    [breakpoints.down("lg")]: {
      inset: `${headerHeight.narrow}px 0 0`,
      flexDirection: "column",
      padding: `${space[2]} ${layout.gutter} ${space[5]}`,
      overscrollBehavior: "contain",
      "&:popover-open": { display: "flex" },
      "& > ul a": {
        ...typography.headline,
        minHeight: 64,
        borderBottom: line.hairline,
        "&[aria-current]::after": { ...dot(9), marginLeft: space[4] },
      },
      // The profiles are large, at the end.
      "& > [role=group]": {
        margin: `auto calc(-1 * ${space[4]}) 0`,
        paddingTop: space[4],
        "& > ul": { justifyContent: "space-between", maxWidth: "30rem" },
        "& a": { width: "min(52px, 15vw)", height: 52 },
        "& svg": { width: 22, height: 22 },
      },
    },
    [breakpoints.between("sm", "lg")]: {
      "& > ul": {
        display: "grid",
        gridTemplateColumns: "1fr 1fr",
        columnGap: layout.gap,
      },
      "& > [role=group]": { marginTop: space[4] },
    },
    [breakpoints.up("lg")]: {
      position: "static",
      display: "flex",
      alignItems: "center",
      gap: space[3],
      padding: 0,
      overflow: "visible",
      // Wraps with large text and wide letter spacing.
      "& > ul": {
        display: "flex",
        flexWrap: "wrap",
        justifyContent: "end",
        gap: space[1],
      },
      "& > ul a": {
        position: "relative",
        minHeight: 44,
        paddingInline: space[2],
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
      // Quieter than the links.
      "& > [role=group]": {
        flex: "none",
        "& a": { width: 36, color: vars.palette.text.disabled },
        "& [role=tooltip]": { top: "100%", bottom: "auto" },
      },
    },
  }),
);

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

/** Also a link to the page itself, or one that opens a new tab. */
function closeAfterChoice({ currentTarget, target }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest("a"))
    currentTarget.hidePopover();
}

/**
 * The main links, with a dot at the current page, and the profiles. In narrow windows they are a popover, which opens
 * without JavaScript and closes with Escape; a navigation closes it (routeUpdates.ts).
 */
export function MainNavigation({ path }: { path: string }) {
  const { navigation, bookNow } = useShell().site;
  return (
    // The handler only observes clicks on the links.
    <Menu
      id={menuId}
      popover="auto"
      aria-label={labels.mainNavigation}
      onClickCapture={closeAfterChoice}
    >
      <ul>
        {navigation.map(({ label, to }) => (
          <li key={label}>
            <SmartLink href={to} aria-current={currentState(to, path)}>
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
      <ActionButton {...bookNow} />
      <SocialLinks />
    </Menu>
  );
}
