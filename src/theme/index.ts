import { createTheme } from "@mui/material/styles";
import type {} from "./augmentation";
import { dataDisplay } from "./components/dataDisplay";
import { inputs } from "./components/inputs";
import { navigation } from "./components/navigation";
import { surfaces } from "./components/surfaces";
import { dark, light } from "./palettes";
import { layout, motion, radii } from "./tokens";
import { typography } from "./typography";

/** The one theme. Colours are CSS variables; an element with `data-color-scheme="dark"` switches all below it. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: "data-color-scheme" },
  defaultColorScheme: "light",
  colorSchemes: { light, dark },
  shape: { borderRadius: radii.cell },
  layout,
  typography,
  transitions: {
    duration: {
      shortest: motion.fast,
      shorter: motion.fast,
      short: motion.base,
      standard: motion.base,
      complex: motion.enter,
      enteringScreen: motion.base,
      leavingScreen: motion.fast,
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
