import { styled } from "@mui/material/styles";

/** The quiet text of cards, ledgers and lists. */
export const Note = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.body1,
  color: vars.palette.text.secondary,
}));
