import { styled } from "@mui/material/styles";

/** Small secondary text. */
export const Note = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  color: vars.palette.text.secondary,
}));
