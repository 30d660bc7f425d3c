import { createTheme } from "@mui/material/styles";
import type {} from "./augmentation";
import { dataDisplay } from "./components/dataDisplay";
import { inputs } from "./components/inputs";
import { navigation } from "./components/navigation";
import { surfaces } from "./components/surfaces";
import { light } from "./palettes";
import { variableNames } from "./variableNames";
import { layout, motion, radii } from "./tokens";
import { typography } from "./typography";

const base = createTheme({
  ...light,
  shape: { borderRadius: radii.cell },
  layout,
  typography,
  transitions: {
    duration: {
      shortest: motion.fastMs,
      shorter: motion.fastMs,
      short: motion.baseMs,
      standard: motion.baseMs,
      complex: motion.enterMs,
      enteringScreen: motion.baseMs,
      leavingScreen: motion.fastMs,
    },
    easing: { easeInOut: motion.standard, easeOut: motion.standard },
  },
  components: {
    ...surfaces,
    ...navigation,
    ...inputs,
    ...dataDisplay,
  },
});

/**
 * The one theme. Colours are CSS variables, which cssVariables.ts defines: an element with `data-color-scheme="dark"`
 * switches all below it. MUI's own theme with variables costs the browser 30 ms on a phone at every start, to make
 * what the server has put into the HTML already; here `vars` only names the variables.
 */
export const theme = Object.assign(base, {
  vars: { ...base, palette: variableNames(base.palette, "--mui-palette") },
});
