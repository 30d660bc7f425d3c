import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ComponentProps } from "react";
import { columns } from "../../theme/grids";
import { space } from "../../theme/tokens";
import { ItemCard } from "./ItemCard";

interface ItemRowsProps extends Pick<
  ComponentProps<typeof ItemCard>,
  "linkLabel" | "heading"
> {
  items: readonly Queries.ItemCardFragment[];
  /** Stands in place of rows if there are none. */
  none?: string | undefined;
  /** In two thirds of the page: one below the other at all widths. */
  isNarrow?: boolean;
}

/** Items in ruled rows, two beside each other from 900 px on. */
export const ItemRows = ({ items, none, isNarrow, ...card }: ItemRowsProps) =>
  items.length === 0 ? (
    none && <Typography variant="subtitle1">{none}</Typography>
  ) : (
    <Box
      component="ul"
      sx={({ layout }) => ({
        display: "grid",
        gridTemplateColumns: { md: isNarrow ? "none" : columns(2) },
        gap: `${space[5]} ${layout.gap}`,
      })}
    >
      {items.map((item) => (
        <li key={item.contentId}>
          <ItemCard item={item} look="row" {...card} />
        </li>
      ))}
    </Box>
  );
