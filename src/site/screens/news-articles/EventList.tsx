import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { byEnd, isEvent } from "../../../common/events";
import { line } from "../../theme/tokens";
import { usePage } from "../../ui/hooks/usePage";
import { EventCard } from "./EventCard";

const Rows = styled("ul")({
  borderTop: line.strong,
  "& > li": { borderBottom: line.hairline },
});

interface EventListProps {
  items: readonly Queries.EventCardFragment[];
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
  const rows = (list: typeof coming) => (
    <Rows>
      {list.map((event) => (
        <li key={event.contentId} data-enter="">
          <EventCard event={event} linkLabel={linkLabel} />
        </li>
      ))}
    </Rows>
  );
  return (
    <>
      {coming.length > 0 ? (
        rows(coming)
      ) : (
        <Typography variant="subtitle1">{none}</Typography>
      )}
      {passed.length > 0 && (
        <>
          <Typography variant="h3" component="h2" sx={{ mt: 7, mb: 5 }}>
            {passedHeading}
          </Typography>
          {rows(passed)}
        </>
      )}
    </>
  );
}
