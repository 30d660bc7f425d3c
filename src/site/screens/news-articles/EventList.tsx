import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { byEnd } from "../../../common/events";
import { usePage } from "../../ui/hooks/usePage";
import { EventCard } from "./EventCard";
import { space, line } from "../../theme/tokens";

const Rows = styled("ul")({
  borderTop: line.strong,
});

const PassedHeading = styled(Typography)<{ component: "h2" }>(
  ({ theme: { layout } }) => ({
    margin: `${space[7]} 0 ${layout.headingGap}`,
  }),
);

interface EventListProps {
  events: readonly Queries.EventRowFragment[];
  linkLabel: string;
  /** Shown without coming events. */
  none: string;
  /** Without it, coming events alone are shown. */
  passedHeading: string | undefined;
}

/** Coming events, then passed events under their own heading (docs/product.md#time). */
export function EventList({
  events,
  linkLabel,
  none,
  passedHeading,
}: EventListProps) {
  const { coming, passed } = byEnd(events, usePage());
  const rows = (list: readonly Queries.EventRowFragment[], label?: string) => (
    <Rows>
      {list.map((event) => (
        <li key={event.contentId} data-enter="">
          <EventCard event={event} linkLabel={label} />
        </li>
      ))}
    </Rows>
  );
  return (
    <>
      {coming.length > 0 ? (
        rows(coming, linkLabel)
      ) : (
        <Typography variant="subtitle1">{none}</Typography>
      )}
      {passedHeading && passed.length > 0 && (
        <>
          <PassedHeading variant="h3" component="h2">
            {passedHeading}
          </PassedHeading>
          {rows(passed)}
        </>
      )}
    </>
  );
}
