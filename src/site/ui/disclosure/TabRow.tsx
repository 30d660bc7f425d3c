import { styled } from "@mui/material/styles";
import Tab, { tabClasses } from "@mui/material/Tab";
import Tabs, { tabsClasses } from "@mui/material/Tabs";
import { canHover, scriptedControl } from "../../theme/media";
import { line, space } from "../../theme/tokens";

/** A row of tabs, which scrolls and fades out at its end where it does not fit (docs/design.md#states). */
export const TabRow = styled(Tabs)({
  minHeight: 56,
  borderBottom: line.hairline,
  [`& .${tabsClasses.scroller}`]: {
    maskImage: `linear-gradient(to left, transparent, black ${space[5]})`,
  },
  [`& .${tabsClasses.list}`]: { gap: space[1], paddingRight: space[5] },
  // The selected tab draws the bar itself, so that the bar is in the server's HTML and as wide as the label.
  [`& .${tabsClasses.indicator}`]: { display: "none" },
  ...scriptedControl,
});

/** A name with a bar under it while its panel is open. */
export const TextTab = styled(Tab)(({ theme: { typography, vars } }) => ({
  ...typography.subtitle2,
  lineHeight: 1.2,
  minHeight: 56,
  minWidth: 0,
  padding: "0 14px",
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
    "&::after": {
      content: '""',
      position: "absolute",
      inset: "auto 14px 0",
      // A border, because forced colours keep borders and drop backgrounds.
      borderTop: "3px solid var(--tone, currentColor)",
      borderRadius: "3px 3px 0 0",
    },
  },
  "&:first-of-type": {
    paddingLeft: 0,
    "&::after": { left: 0 },
  },
  "&:focus-visible": { outlineOffset: -3, borderRadius: 8 },
}));
