import { styled } from "@mui/material/styles";
import { columns } from "../../theme/grids";
import { space } from "../../theme/tokens";

interface CardGridProps {
  /** From 600 px on. Four are two by two below 900 px. */
  columns: number;
}

/** A list of cards in equal columns. */
export const CardGrid = styled("ul")<CardGridProps>(
  ({ columns: count, theme: { layout, breakpoints } }) => ({
    display: "grid",
    gap: `${space[6]} ${layout.gap}`,
    [breakpoints.up("sm")]: {
      gridTemplateColumns: columns(count === 4 ? 2 : count),
    },
    [breakpoints.up("md")]: { gridTemplateColumns: columns(count) },
  }),
);
