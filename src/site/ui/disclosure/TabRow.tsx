import { keyframes, styled } from "@mui/material/styles";
import Tab, { tabClasses } from "@mui/material/Tab";
import Tabs, { tabsClasses } from "@mui/material/Tabs";
import { canHover, scriptedControl } from "../../theme/media";
import { line, space } from "../../theme/tokens";

/** The mask of a row that scrolls, by its position: only the end fades, both ends, only the start. */
const fadeEdges = keyframes({
  from: { maskSize: "100%, calc(100% + 24px)" },
  "20%, 80%": { maskSize: "100%, 100%" },
  to: { maskSize: "calc(100% + 24px), 100%" },
});

/** The arrows at both ends of a row that scrolls: each shows while tabs are hidden on its side. */
const arrowBefore = keyframes({
  "0%": { opacity: 0 },
  "10%, 100%": { opacity: 1 },
});
const arrowAfter = keyframes({
  "0%, 90%": { opacity: 1 },
  "100%": { opacity: 0 },
});

/**
 * A row of tabs (docs/design.md#states). A tab that does not fit fades at the edge. The chosen one is scrolled to the
 * edge, where its padding fades. On phones a row often ends exactly after a name, and nothing fades: an arrow says that it
 * goes on. Without scroll timelines the tab is cut.
 */
export const TabRow = styled(Tabs)(({ theme: { breakpoints, vars } }) => ({
  position: "relative",
  minHeight: 56,
  borderBottom: line.hairline,
  timelineScope: "--tabs",
  [breakpoints.down("sm")]: {
    "&::before, &::after": {
      content: '""',
      position: "absolute",
      top: 24,
      zIndex: 1,
      width: 8,
      height: 8,
      borderTop: "2px solid",
      borderRight: "2px solid",
      color: vars.palette.primary.main,
      // Without a row that scrolls, or without scroll timelines.
      opacity: 0,
      pointerEvents: "none",
    },
    "&::before": {
      left: 4,
      rotate: "-135deg",
      animation: `${arrowBefore} linear both`,
      animationTimeline: "--tabs",
    },
    "&::after": {
      right: 4,
      rotate: "45deg",
      animation: `${arrowAfter} linear both`,
      animationTimeline: "--tabs",
    },
  },
  [`& .${tabsClasses.list}`]: { gap: space[1] },
  // The selected tab draws the bar itself, so that the bar is in the server's HTML and as wide as the label.
  [`& .${tabsClasses.indicator}`]: { display: "none" },
  [`& .${tabsClasses.scroller}`]: {
    "--fade": "black calc(100% - 16px), transparent",
    // Leaves room for the arrow.
    [breakpoints.down("sm")]: {
      "--fade": "black calc(100% - 20px), transparent calc(100% - 14px)",
    },
    maskImage:
      "linear-gradient(to right, var(--fade)), linear-gradient(to left, var(--fade))",
    maskComposite: "intersect",
    maskRepeat: "no-repeat",
    maskPosition: "left, right",
    maskSize: "calc(100% + 24px)",
    animation: `${fadeEdges} linear`,
    animationTimeline: "scroll(self inline)",
    scrollTimeline: "--tabs inline",
    // The same range as before. The change lets Chromium see that a row no longer scrolls when a phone has turned.
    [breakpoints.up("sm")]: { animationRange: "0% 100%" },
  },
  ...scriptedControl,
}));

/** A name with a bar under it while its panel is open. */
export const TextTab = styled(Tab)(({ theme: { typography, vars } }) => ({
  ...typography.subtitle2,
  lineHeight: 1,
  minHeight: 56,
  minWidth: 0,
  maxWidth: "none",
  padding: "0 18px",
  borderRadius: "8px 8px 0 0",
  color: vars.palette.text.secondary,
  [canHover]: {
    "&:hover": {
      color: vars.palette.primary.main,
      backgroundColor: vars.palette.surface.tint,
    },
  },
  [`&.${tabClasses.selected}`]: { color: vars.palette.primary.main },
  [`&.${tabClasses.selected}::after`]: {
    content: '""',
    position: "absolute",
    inset: "auto 18px 0",
    // A border, because forced colours keep borders and drop backgrounds.
    borderTop: "3px solid var(--tone, currentColor)",
    borderRadius: "3px 3px 0 0",
  },
  "&:first-of-type": {
    paddingLeft: 0,
    [`&.${tabClasses.selected}::after`]: { left: 0 },
  },
  "&:focus-visible": { outlineOffset: -3, borderRadius: 8 },
}));
