import Typography from "@mui/material/Typography";
import { byEnd, isEvent } from "../../../common/events";
import { usePage } from "../../ui/hooks/usePage";
import { ItemRows } from "../../ui/cards/ItemRows";

interface EventListProps {
  items: Queries.NewsArticlesScreenQuery["items"];
  tab: Pick<Queries.HubTab, "linkLabel" | "none">;
  passedHeading: string;
}

/** Coming events, then passed events under their own heading (docs/product.md#time). */
export function EventList({
  items,
  tab: { linkLabel, none },
  passedHeading,
}: EventListProps) {
  const { coming, passed } = byEnd(items.filter(isEvent), usePage().today);
  return (
    <>
      <ItemRows items={coming} none={none} linkLabel={linkLabel} />
      {passed.length > 0 && (
        <>
          <Typography variant="h3" component="h2">
            {passedHeading}
          </Typography>
          <ItemRows items={passed} heading="h3" />
        </>
      )}
    </>
  );
}
