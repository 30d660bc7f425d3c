import { styled } from "@mui/material/styles";

/** A row of buttons that wraps; below 900 px each takes the full width. */
export const Actions = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
});
