import { styled, type CSSObject, type Theme } from "@mui/material/styles";

/** The page's width (1344 px with gutters) as a style, for roots that style their own inner box. */
export const containerStyles = ({ layout }: Theme): CSSObject => ({
  maxWidth: layout.container,
  marginInline: "auto",
  paddingInline: layout.gutter,
});

/** The page's width, with its gutters. */
export const Container = styled("div")(({ theme }) => containerStyles(theme));
