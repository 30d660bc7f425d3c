import { styled } from "@mui/material/styles";

/** Dates, roles, legal lines: the only text of 15 px. */
export const Caption = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  color: vars.palette.text.secondary,
}));
