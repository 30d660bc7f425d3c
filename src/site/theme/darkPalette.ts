import type { ColorSystemOptions } from "@mui/material/styles";
import { colours as c } from "../../common/colours";
import { accordion } from "./lightPalette";

/** The dark scheme, of pages with `isDark`. */
export const dark = {
  palette: {
    primary: {
      main: c.nightPrimary,
      dark: c.nightPrimaryLight,
      light: c.nightPlate,
      contrastText: c.night,
    },
    growth: {
      main: c.nightGrowth,
      soft: c.nightRaised,
      text: c.nightGrowth,
    },
    network: {
      main: c.nightNetwork,
      dark: c.networkLight,
      soft: c.nightRaised,
    },
    surface: {
      soft: c.nightRaised,
      tint: c.nightRaised,
      neutral: c.nightNeutral,
    },
    border: {
      control: c.nightControl,
      outlined: c.whiteOutline,
      strong: c.nightMuted,
    },
    error: { main: c.errorLight },
    text: {
      primary: c.nightText,
      secondary: c.nightMuted,
      disabled: c.nightFaint,
    },
    action: { disabledBackground: c.nightPlate, ...accordion },
    divider: c.nightLine,
    background: { default: c.night, paper: c.nightRaised },
  },
} satisfies ColorSystemOptions;
