import type { ColorSystemOptions } from "@mui/material/styles";
import { colours as c } from "../../common/colours";

/** The light scheme: every page but the funding page. */
export const light = {
  palette: {
    primary: {
      main: c.blue,
      dark: c.blueDark,
      light: c.blueLight,
      contrastText: c.white,
    },
    growth: {
      main: c.marigold,
      dark: c.marigoldDark,
      soft: c.marigoldSoft,
      text: c.marigoldText,
      contrastText: c.ink,
    },
    network: {
      main: c.rani,
      soft: c.raniSoft,
      deep: c.raniDeep,
    },
    surface: {
      mist: c.mist,
      tint: c.blueTint,
      deep: c.blueDeep,
      ink: c.ink,
      neutral: c.neutral,
    },
    border: { control: c.control, outlined: c.blue, strong: c.ink },
    error: { main: c.error },
    text: { primary: c.ink, secondary: c.slate, disabled: c.grey },
    action: {
      disabledBackground: c.disabled,
      // MUI's accordion reads these two.
      focus: "transparent",
      disabledOpacity: 0.38,
    },
    divider: c.line,
    background: { default: c.white, paper: c.white },
  },
} satisfies ColorSystemOptions;

/** The dark scheme: only /services/funding. */
export const dark = {
  palette: {
    primary: {
      main: c.nightBlue,
      dark: c.nightBlueLight,
      light: c.nightPlate,
      contrastText: c.night,
    },
    growth: {
      main: c.nightMarigold,
      dark: c.nightMarigoldLight,
      soft: c.nightRaised,
      text: c.nightMarigold,
      contrastText: c.ink,
    },
    network: {
      main: c.nightRani,
      soft: c.nightRaised,
      deep: c.raniDeep,
    },
    surface: {
      mist: c.nightRaised,
      tint: c.nightRaised,
      deep: c.nightRaised,
      ink: c.nightFooter,
      neutral: c.nightPlate,
    },
    border: {
      control: c.nightControl,
      outlined: c.whiteOutline,
      strong: c.nightLine,
    },
    error: { main: c.errorLight },
    text: {
      primary: c.nightText,
      secondary: c.nightMuted,
      disabled: c.nightFaint,
    },
    action: {
      disabledBackground: c.nightPlate,
      // MUI's accordion reads these two.
      focus: "transparent",
      disabledOpacity: 0.38,
    },
    divider: c.nightLine,
    background: { default: c.night, paper: c.nightRaised },
  },
} satisfies ColorSystemOptions;
