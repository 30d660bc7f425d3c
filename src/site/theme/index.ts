import { createTheme } from "@mui/material/styles";
import type {} from "./augmentation";
import { components } from "./components";
import { light } from "./palettes";
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
  components,
});

/**
 * The same object with a reference to a CSS variable in place of each text and number: `main` in "--mui-palette-primary"
 * becomes `var(--mui-palette-primary-main)`.
 */
function variableNames(
  values: object,
  prefix: string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]: [string, unknown]) => {
      const name = `${prefix}-${key}`;
      if (typeof value === "object" && value !== null)
        return [key, variableNames(value, name)];
      return [key, typeof value === "function" ? value : `var(${name})`];
    }),
  );
}

/**
 * The one theme. Colours are CSS variables, which cssVariables.ts defines: an element with `data-color-scheme="dark"`
 * switches all below it. MUI's own theme with variables costs 30 ms on a phone at each start to compute
 * declarations that the HTML has already; here `vars` only names the variables.
 */
export const theme = Object.assign(base, {
  vars: { ...base, palette: variableNames(base.palette, "--mui-palette") },
});
