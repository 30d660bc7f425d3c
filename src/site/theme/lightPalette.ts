import type { ColorSystemOptions } from "@mui/material/styles";
import { colours as c } from "../../common/colours";

/** MUI's accordion reads these. */
export const accordion = { focus: "transparent", disabledOpacity: 0.38 };

/** The light scheme, of every other page. */
export const light = {
  palette: {
    primary: {
      main: c.primary,
      dark: c.primaryDark,
      light: c.primaryLight,
      contrastText: c.white,
    },
    growth: {
      main: c.growth,
      soft: c.growthSoft,
      text: c.growthText,
    },
    network: {
      main: c.network,
      dark: c.networkDark,
      soft: c.networkSoft,
    },
    surface: {
      soft: c.neutralSoft,
      tint: c.primaryTint,
      neutral: c.text,
    },
    border: {
      control: c.control,
      outlined: c.primary,
      strong: c.text,
    },
    error: { main: c.error },
    text: { primary: c.text, secondary: c.textMuted, disabled: c.textFaint },
    action: { disabledBackground: c.disabled, ...accordion },
    divider: c.line,
    background: { default: c.white, paper: c.white },
  },
} satisfies ColorSystemOptions;
