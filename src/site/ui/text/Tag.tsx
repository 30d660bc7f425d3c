import { styled } from "@mui/material/styles";
import { radii, space } from "../../theme/tokens";

/** What is different about an item, such as a cancelled event: a grey tag beside its date. */
export const Tag = styled("span")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  display: "inline-block",
  padding: `0 ${space[3]}`,
  borderRadius: radii.pill,
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.surface.soft,
}));
