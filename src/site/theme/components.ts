import { keyframes, type Components, type Theme } from "@mui/material/styles";
import { canHover } from "./media";
import { line, radii } from "./tokens";

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

/** MUI's components in the site's look (docs/design.md#states). */
export const components: Components<Theme> = {
  /** Elements behind the custom typography variants. */
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        display: "h1",
        subtitle1: "p",
        subtitle2: "p",
      },
    },
  },
  /** No ripple anywhere: focus shows as a ring, hover as a colour. */
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // Safari supports user-select only with the prefix.
        WebkitUserSelect: "none",
        // MUI removes the outline.
        "&:focus-visible": {
          outline: `3px solid ${theme.vars.palette.primary.main}`,
        },
      }),
    },
  },
  /**
   * The looks of cards, all flat. plain: words alone; ruled: a hairline above; record: a strong rule above; outlined: a
   * hairline around round corners; filled: a panel with round corners, soft or in the colour of its plane.
   */
  MuiPaper: { defaultProps: { variant: "plain" } },
  MuiCard: {
    styleOverrides: {
      root: {
        overflow: "visible",
        borderRadius: 0,
        color: "inherit",
        backgroundColor: "transparent",
      },
    },
    variants: [
      {
        props: { variant: "ruled" },
        style: { borderTop: line.hairline },
      },
      {
        props: { variant: "record" },
        style: { borderTop: line.strong },
      },
      {
        props: { variant: "outlined" },
        style: { borderRadius: radii.cell },
      },
      {
        props: { variant: "filled" },
        style: ({ theme }) => ({
          // Forced colours keep outlines and drop backgrounds.
          outline: "1px solid transparent",
          outlineOffset: -1,
          borderRadius: radii.cell,
          backgroundColor: theme.vars.palette.surface.soft,
        }),
      },
    ],
  },
  /** Text tabs with a bar under the active one. */
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({
        position: "relative",
        minHeight: 56,
        borderBottom: line.hairline,
        timelineScope: "--tabs",
        // On phones a row often ends exactly after a name, and nothing fades. An arrow says that it goes on.
        [theme.breakpoints.down("sm")]: {
          "&::before, &::after": {
            content: '""',
            position: "absolute",
            top: 24,
            zIndex: 1,
            width: 8,
            height: 8,
            borderTop: "2px solid",
            borderRight: "2px solid",
            color: theme.vars.palette.primary.main,
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
      }),
      // A tab that does not fit fades at the edge. The chosen one is scrolled to the edge, where its padding fades (docs/design.md#states). Without scroll timelines it is cut.
      scroller: ({ theme }) => ({
        "--fade": "black calc(100% - 16px), transparent",
        // Leaves room for the arrow.
        [theme.breakpoints.down("sm")]: {
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
        [theme.breakpoints.up("sm")]: { animationRange: "0% 100%" },
      }),
      list: { gap: 4 },
      // The selected tab draws the bar itself, so that the bar is in the server's HTML and as wide as the label.
      indicator: { display: "none" },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle2,
        lineHeight: 1,
        minHeight: 56,
        minWidth: 0,
        maxWidth: "none",
        padding: "0 18px",
        borderRadius: "8px 8px 0 0",
        color: theme.vars.palette.text.secondary,
        [canHover]: {
          "&:hover": {
            color: theme.vars.palette.primary.main,
            backgroundColor: theme.vars.palette.surface.tint,
          },
        },
        "&.Mui-selected": { color: theme.vars.palette.primary.main },
        "&.Mui-selected::after": {
          content: '""',
          position: "absolute",
          inset: "auto 18px 0",
          // A border, because forced colours keep borders and drop backgrounds.
          borderTop: "3px solid var(--tone, currentColor)",
          borderRadius: "3px 3px 0 0",
        },
        "&:first-of-type": {
          paddingLeft: 0,
          "&.Mui-selected::after": { left: 0 },
        },
        "&:focus-visible": { outlineOffset: -3, borderRadius: 8 },
      }),
    },
  },
};
