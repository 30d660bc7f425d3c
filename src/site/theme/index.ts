import { createTheme } from "@mui/material/styles";

import { components } from "./components";
import { light } from "./lightPalette";
import { breakpoints, layout, motion, radii, space } from "./tokens";
import { typography } from "./typography";

const base = createTheme({
  ...light,
  breakpoints,
  shape: { borderRadius: radii.cell },
  layout,
  spacing: [...space],
  typography,
  transitions: { easing: { easeInOut: motion.standard } },
  components,
});

/**
 * Replaces each text and number of an object with a reference to a CSS variable: `main` in "--mui-palette-primary"
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
 * The one theme. Colours are CSS variables, which globalStyles.ts defines. On a page with `DarkScheme`, an element with
 * `data-color-scheme="dark"` switches everything inside it. `theme.vars` has the shape that MUI's option `cssVariables`
 * would give it, but only names the variables: MUI would compute their declarations again, for 30 ms at each start on a
 * phone.
 */
export const theme = Object.assign(base, {
  vars: { ...base, palette: variableNames(base.palette, "--mui-palette") },
});
