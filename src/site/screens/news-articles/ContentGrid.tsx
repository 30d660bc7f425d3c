import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ComponentProps } from "react";
import { columns } from "../../theme/grids";
import { line, space } from "../../theme/tokens";
import { ItemCard } from "../../ui/cards/ItemCard";

const Rows = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  columnGap: layout.gap,
  marginBlock: space[6],
  "& > li": { paddingBlock: space[5], borderTop: line.hairline },
  [breakpoints.up("md")]: { gridTemplateColumns: columns(2) },
}));

interface ItemRowsProps extends Pick<
  ComponentProps<typeof ItemCard>,
  "linkLabel" | "awaited"
> {
  items: readonly Queries.ItemCardFragment[];
}

/** Items in rows, two beside each other from 900 px on. */
export const ItemRows = ({ items, ...labels }: ItemRowsProps) => (
  <Rows>
    {items.map((item) => (
      <li key={item.contentId}>
        <ItemCard item={item} {...labels} look="row" />
      </li>
    ))}
  </Rows>
);

interface ContentGridProps {
  items: readonly Queries.ItemCardFragment[];
  tab: Pick<Queries.HubTab, "linkLabel" | "none">;
  /** Says on a card that the full text is still to come. */
  awaited: string;
  /** The grid is on screen when the page opens. */
  priority: boolean;
}

/** The newest item large, and the list of those after it. */
export function ContentGrid({
  items,
  tab: { linkLabel, none },
  awaited,
  priority,
}: ContentGridProps) {
  const [lead, ...rest] = items;
  if (!lead) return <Typography variant="subtitle1">{none}</Typography>;
  const labels = { linkLabel, awaited };
  return (
    <>
      <ItemCard item={lead} {...labels} look="lead" priority={priority} />
      <ItemRows items={rest} {...labels} />
    </>
  );
}
