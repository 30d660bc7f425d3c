import type { CSSProperties } from "react";
import type { layout } from "./tokens";

interface CustomPalette {
  /** soft: section background; text: money on light surfaces. */
  growth: Record<"main" | "dark" | "soft" | "text" | "contrastText", string>;
  /** deep: full-bleed block. */
  network: Record<"main" | "dark" | "soft" | "deep" | "contrastText", string>;
  surface: Record<"mist" | "tint" | "deep" | "ink" | "neutral", string>;
  /** control: inputs and round buttons; outlined: outlined buttons; strong: the ink rule that opens a list. */
  border: Record<"control" | "outlined" | "strong", string>;
}

interface CustomVariants<Value> {
  display: Value;
  stat: Value;
  quote: Value;
}

declare module "@mui/material/styles" {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends CustomPalette {}
  interface PaletteOptions extends Partial<CustomPalette> {}
  interface TypographyVariants extends CustomVariants<CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<
    CustomVariants<CSSProperties>
  > {}
  interface Theme {
    layout: typeof layout;
  }
  interface ThemeOptions {
    layout: typeof layout;
  }
}

declare module "react" {
  interface CSSProperties extends Record<
    `--${string}`,
    string | number | undefined
  > {}
}

declare module "@mui/material/Typography" {
  interface TypographyPropsVariantOverrides extends Record<
    keyof CustomVariants<unknown>,
    true
  > {}
}

declare module "@mui/material/Paper" {
  interface PaperPropsVariantOverrides {
    elevation: false;
    plain: true;
    filled: true;
  }
}
