import type { ColorSystemOptions } from "@mui/material/styles";
import { colours as c } from "../../common/colours";

/** MUI's accordion reads these. */
const accordion = { focus: "transparent", disabledOpacity: 0.38 };

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
      highlight: c.primaryTint,
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

/** The dark scheme: only /services/funding. */
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
      dark: c.nightGrowthLight,
      soft: c.nightRaised,
      text: c.nightGrowth,
      contrastText: c.text,
    },
    network: {
      main: c.nightNetwork,
      dark: c.networkLight,
      soft: c.nightRaised,
      deep: c.networkDeep,
    },
    surface: {
      soft: c.nightRaised,
      tint: c.nightRaised,
      deep: c.nightRaised,
      neutral: c.nightNeutral,
      plate: c.nightPlate,
      highlight: c.nightRaised,
      raised: c.nightPlate,
    },
    border: {
      control: c.nightControl,
      outlined: c.whiteOutline,
      strong: c.nightLine,
      drawing: c.primaryLine,
      quiet: c.nightLine,
      growth: c.nightLine,
      network: c.nightLine,
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

/** The full planes and what lies on them, the same in both schemes. */
export const fullPlanes = {
  primary: c.primary,
  network: c.network,
  text: c.white,
  line: c.whiteLine,
  outline: c.whiteOutline,
  hoverFill: c.whiteTint,
  onPrimary: { muted: c.primaryLight, dots: c.nightPrimary },
  onNetwork: {
    muted: c.networkPale,
    dots: c.networkLight,
    hover: c.networkSoft,
  },
  onNeutral: { muted: c.neutralMuted, action: c.neutral },
  onGrowth: {
    text: c.text,
    hover: c.primaryDeep,
    fill: c.textTint,
    line: c.textLine,
    dots: c.growthText,
  },
} as const;
