import type { CSSObject } from "@emotion/react";
import { dark, light } from "./palettes";

/** A palette's colours as CSS variables with MUI's names. */
const variables = (
  colours: object,
  prefix = "--mui-palette",
): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(colours).map(([key, value]: [string, string | object]) =>
      typeof value === "string"
        ? { [`${prefix}-${key}`]: value }
        : variables(value, `${prefix}-${key}`),
    ),
  );

/** The colours of both schemes. Runs on the server only; the theme knows the variables' names. */
export const cssVariables: CSSObject = {
  ':root, [data-color-scheme="light"]': {
    colorScheme: "light",
    ...variables(light.palette),
  },
  '[data-color-scheme="dark"]': {
    colorScheme: "dark",
    ...variables(dark.palette),
  },
};
