import { styled } from "@mui/material/styles";
import Tab, { tabClasses } from "@mui/material/Tab";
import { tabScrollButtonClasses } from "@mui/material/TabScrollButton";
import Tabs, { tabsClasses } from "@mui/material/Tabs";
import { canHover, scriptedControl } from "../../theme/media";
import { line, space } from "../../theme/tokens";

/** In pixels. */
const arrowWidth = 44;
const padding = 18;

/**
 * A row of tabs (docs/design.md#states). Where it does not fit, MUI's arrows lie over its ends, so that nothing moves when
 * they appear, and the chosen tab is scrolled clear of them.
 */
export const TabRow = styled(Tabs)(({ theme: { vars } }) => ({
  position: "relative",
  minHeight: 56,
  borderBottom: line.hairline,
  [`& .${tabsClasses.list}`]: { gap: space[1] },
  // The selected tab draws the bar itself, so that the bar is in the server's HTML and as wide as the label.
  [`& .${tabsClasses.indicator}`]: { display: "none" },
  [`& .${tabsClasses.scroller}`]: { scrollPaddingInline: arrowWidth },
  [`& .${tabsClasses.scrollButtons}`]: {
    position: "absolute",
    insetBlock: 0,
    zIndex: 1,
    width: arrowWidth,
    justifyContent: "start",
    color: vars.palette.primary.main,
    "--side": "right",
    backgroundColor: vars.palette.background.default,
    maskImage: "linear-gradient(to var(--side), black 60%, transparent)",
    "&:last-of-type": { "--side": "left", right: 0, justifyContent: "end" },
    [`&:not(.${tabScrollButtonClasses.disabled})`]: { opacity: 1 },
    // Takes the presses that follow soon after it has vanished. They would choose the tab under it.
    [`&.${tabScrollButtonClasses.disabled}`]: { pointerEvents: "auto" },
    [`&.${tabScrollButtonClasses.disabled}:not(:active)`]: {
      visibility: "hidden",
      transition: "visibility 0s 500ms",
    },
  },
  ...scriptedControl,
}));

/** A name with a bar under it while its panel is open. */
export const TextTab = styled(Tab)(
  ({ theme: { typography, vars, layout } }) => ({
    ...typography.subtitle2,
    lineHeight: 1.2,
    minHeight: 56,
    minWidth: 0,
    // A longer name breaks, so that it has room between the arrows: its padding may lie under them.
    maxWidth: `calc(100vw - 2 * ${layout.gutter} - ${2 * (arrowWidth - padding)}px)`,
    padding: `0 ${padding}px`,
    borderRadius: "8px 8px 0 0",
    color: vars.palette.text.secondary,
    [canHover]: {
      "&:hover": {
        color: vars.palette.primary.main,
        backgroundColor: vars.palette.surface.tint,
      },
    },
    [`&.${tabClasses.selected}`]: {
      color: `var(--tone, ${vars.palette.primary.main})`,
      // Marigold is no colour for words.
      '&[data-tone="growth"]': { color: vars.palette.growth.text },
    },
    [`&.${tabClasses.selected}::after`]: {
      content: '""',
      position: "absolute",
      inset: `auto ${padding}px 0`,
      // A border, because forced colours keep borders and drop backgrounds.
      borderTop: "3px solid var(--tone, currentColor)",
      borderRadius: "3px 3px 0 0",
    },
    "&:first-of-type": {
      paddingLeft: 0,
      [`&.${tabClasses.selected}::after`]: { left: 0 },
    },
    "&:focus-visible": { outlineOffset: -3, borderRadius: 8 },
  }),
);
