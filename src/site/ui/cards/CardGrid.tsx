import { styled } from "@mui/material/styles";
import { columns } from "../../theme/grids";
import { space } from "../../theme/tokens";

interface CardGridProps {
  /** From 900 px on; from 600 px on there are two. */
  columns: number;
}

/** A list of cards in equal columns. */
export const CardGrid = styled("ul")<CardGridProps>(
  ({ columns: count, theme: { layout, breakpoints } }) => ({
    display: "grid",
    gap: `${space[6]} ${layout.gap}`,
    [breakpoints.up("sm")]: { gridTemplateColumns: columns(2) },
    [breakpoints.up("md")]: { gridTemplateColumns: columns(count) },
  }),
);
