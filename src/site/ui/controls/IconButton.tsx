import { styled } from "@mui/material/styles";

/** A bare icon as a button, 44 px square. Give it `type="button"` and a name. */
export const IconButton = styled("button")({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  "&:focus-visible": { outlineOffset: -3 },
  // The button does not grow with the text.
  "& > svg": { maxWidth: 24, maxHeight: 24 },
});
