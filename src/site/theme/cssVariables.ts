import type { CSSObject } from "@emotion/react";
import { createTheme } from "@mui/material/styles";
import { dark, light } from "./palettes";
import { layout } from "./tokens";

/** The palette variables that our styles read. MUI generates some 400 more (shadows, overlays, unused components). */
const needed =
  /^--mui-palette-(primary|growth|network|surface|border|error|success|text|action|divider|background)/;

/** Every colour of both schemes as a CSS variable. Runs on the server only; the theme knows their names. */
export const cssVariables = (): CSSObject[] =>
  createTheme({
    cssVariables: { colorSchemeSelector: "data-color-scheme" },
    defaultColorScheme: "light",
    colorSchemes: { light, dark },
    layout,
  })
    .generateStyleSheets()
    .map((sheet) =>
      Object.fromEntries(
        Object.entries(sheet).map(([selector, declarations]) => [
          selector,
          Object.fromEntries(
            Object.entries(declarations as Record<string, string>).filter(
              ([name]) =>
                !name.startsWith("--") ||
                (needed.test(name) && !name.endsWith("Channel")),
            ),
          ),
        ]),
      ),
    );
