import type { CSSProperties } from "react";
import type { layout } from "./tokens";

interface CustomPalette {
  /** soft: section background; text: money on light surfaces. */
  growth: Record<"main" | "soft" | "text", string>;
  network: Record<"main" | "dark" | "soft", string>;
  surface: Record<"soft" | "tint" | "neutral", string>;
  /** control: inputs and round buttons; outlined: outlined buttons; strong: the dark rule that opens a list. */
  border: Record<"control" | "outlined" | "strong", string>;
}

type CustomVariants = Record<
  "display" | "stat" | "price" | "headline" | "title" | "article",
  CSSProperties
>;

declare module "@mui/material/styles" {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends CustomPalette {}
  interface PaletteOptions extends Partial<CustomPalette> {}
  interface TypographyVariants extends CustomVariants {}
  interface TypographyVariantsOptions extends Partial<CustomVariants> {}
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
  interface TypographyPropsVariantOverrides {
    display: true;
    headline: true;
    title: true;
    price: true;
  }
}

declare module "@mui/material/Paper" {
  interface PaperPropsVariantOverrides {
    elevation: false;
    plain: true;
    ruled: true;
    record: true;
    filled: true;
  }
}
