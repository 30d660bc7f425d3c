import { styled } from "@mui/material/styles";

/** The sentences under a heading. */
export const Lead = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.subtitle1,
  maxWidth: "36em",
  color: vars.palette.text.secondary,
}));
