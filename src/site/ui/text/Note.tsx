import { styled } from "@mui/material/styles";

/** The quiet text of cards, ledgers and lists. */
export const Note = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.note,
  color: vars.palette.text.secondary,
}));
