import type { CSSObject } from "@emotion/react";
import { dark, light } from "./palettes";

type Variable = [name: string, value: string | number];

/** A palette's colours as CSS variables with MUI's names. */
const variables = (colours: object, prefix = "--mui-palette"): Variable[] =>
  Object.entries(colours).flatMap<Variable>(
    ([key, value]: [string, string | number | object]) =>
      typeof value === "object"
        ? variables(value, `${prefix}-${key}`)
        : [[`${prefix}-${key}`, value]],
  );

/** The colours of both schemes. Used only when pages are rendered at build time; in the browser the theme only refers to these variables by name. */
export const cssVariables: CSSObject = {
  ':root, [data-color-scheme="light"]': {
    colorScheme: "light",
    ...Object.fromEntries(variables(light.palette)),
  },
  '[data-color-scheme="dark"]': {
    colorScheme: "dark",
    ...Object.fromEntries(variables(dark.palette)),
  },
};
