import type { CSSObject, Theme } from "@mui/material/styles";

/** The page's width (1344 px with gutters) as a style, for roots that style their own inner box. */
export const containerStyles = ({ layout }: Theme): CSSObject => ({
  maxWidth: layout.container,
  marginInline: "auto",
  paddingInline: layout.gutter,
});
