import type { ColorSystemOptions } from "@mui/material/styles";
import { colours as c } from "../../common/colours";

/** MUI's accordion reads these. */
export const accordion = { focus: "transparent", disabledOpacity: 0.38 };

/** The light scheme: every page but the funding page. */
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
      dark: c.growthDark,
      soft: c.growthSoft,
      text: c.growthText,
      contrastText: c.text,
    },
    network: {
      main: c.network,
      dark: c.networkDark,
      soft: c.networkSoft,
      deep: c.networkDeep,
    },
    surface: {
      soft: c.neutralSoft,
      tint: c.primaryTint,
      deep: c.primaryDeep,
      neutral: c.neutral,
      plate: c.plate,
      raised: c.white,
    },
    border: {
      control: c.control,
      outlined: c.primary,
      strong: c.text,
      drawing: c.primaryLine,
      quiet: c.lineStrong,
      growth: c.growthLine,
      network: c.networkLine,
    },
    error: { main: c.error },
    text: { primary: c.text, secondary: c.textMuted, disabled: c.textFaint },
    action: { disabledBackground: c.disabled, ...accordion },
    divider: c.line,
    background: { default: c.page, paper: c.page },
  },
} satisfies ColorSystemOptions;
