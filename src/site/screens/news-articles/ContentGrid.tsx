import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { columns } from "../../theme/grids";
import { ItemCard } from "../../ui/cards/ItemCard";

interface ItemRowsProps {
  items: readonly Queries.ItemCardFragment[];
  /** See ItemCard. */
  linkLabel?: string | undefined;
  /** Stands in place of rows if there are none. */
  none?: string | undefined;
}

/** Items in ruled rows, two beside each other from 900 px on. */
export const ItemRows = ({ items, linkLabel, none }: ItemRowsProps) =>
  items.length === 0 ? (
    <Typography variant="subtitle1">{none}</Typography>
  ) : (
    <Box
      component="ul"
      sx={({ layout }) => ({
        display: "grid",
        gridTemplateColumns: { md: columns(2) },
        columnGap: layout.gap,
        my: 6,
      })}
    >
      {items.map((item) => (
        <li key={item.contentId}>
          <ItemCard item={item} linkLabel={linkLabel} look="row" />
        </li>
      ))}
    </Box>
  );

interface ContentGridProps {
  items: readonly Queries.ItemCardFragment[];
  tab: Pick<Queries.HubTab, "linkLabel" | "none">;
  /** The grid is on screen when the page opens. */
  priority: boolean;
}

/** The newest item large, and the list of those after it. */
export function ContentGrid({
  items,
  tab: { linkLabel, none },
  priority,
}: ContentGridProps) {
  const [lead, ...rest] = items;
  return (
    <>
      {lead && (
        <ItemCard
          item={lead}
          linkLabel={linkLabel}
          look="lead"
          priority={priority}
        />
      )}
      <ItemRows
        items={rest}
        none={lead ? undefined : none}
        linkLabel={linkLabel}
      />
    </>
  );
}
