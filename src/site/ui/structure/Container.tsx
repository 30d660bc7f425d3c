import { styled } from "@mui/material/styles";

/** The page's width: 1344 px with its gutters. */
export const Container = styled("div")(({ theme: { layout } }) => ({
  maxWidth: layout.container,
  marginInline: "auto",
  paddingInline: layout.gutter,
}));
