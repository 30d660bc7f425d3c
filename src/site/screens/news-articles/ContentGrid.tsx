import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { columns } from "../../theme/grids";
import { line, space } from "../../theme/tokens";
import { ItemCard } from "../../ui/cards/ItemCard";

/** The items after the first in rows, two beside each other from 900 px on. */
export const ItemRows = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  columnGap: layout.gap,
  marginBlock: space[6],
  "& > li": { paddingBlock: space[5], borderTop: line.hairline },
  [breakpoints.up("md")]: { gridTemplateColumns: columns(2) },
}));

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
      <ItemRows>
        {rest.map((item) => (
          <li key={item.contentId}>
            <ItemCard item={item} {...labels} look="row" />
          </li>
        ))}
      </ItemRows>
    </>
  );
}
