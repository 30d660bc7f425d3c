import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { zoneName } from "../../../common/days";
import { eventPlace } from "../../../common/events";
import { fillTemplate } from "../../../common/fillTemplate";
import { dayAndTime } from "../../../common/localFormats";
import { useBrowserValue } from "../../ui/hooks/useBrowserValue";
import { useShell } from "../../ui/hooks/useShell";
import { space, line } from "../../theme/tokens";
import { Caption } from "../../ui/text/Caption";

const List = styled("dl")(({ theme: { breakpoints } }) => ({
  borderTop: line.strong,
  "& > div": {
    display: "grid",
    gap: `${space[1]} ${space[5]}`,
    paddingBlock: space[4],
    borderBottom: line.hairline,
    [breakpoints.up("sm")]: {
      gridTemplateColumns: "minmax(5.5rem, 24%) minmax(0, 1fr)",
    },
  },
}));

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Caption as="dt">{label}</Caption> <dd>{children}</dd>{" "}
    </div>
  );
}

/** Formats a time in the visitor's time zone: "22 January, 04:30–12:30". */
function localTime(start: Date, end: Date | undefined, locale: string): string {
  const day = new Intl.DateTimeFormat(locale, dayAndTime);
  return end ? day.formatRange(start, end) : day.format(start);
}

interface YourTimeProps {
  /** ISO 8601 with the UTC offset. */
  starts: string;
  /** ISO 8601 with the UTC offset; null if no end is announced. */
  ends: string | null;
  /** Text with the placeholders {time} and {zone}. */
  template: string;
}

/**
 * The time of an event in the browser's time zone, if that differs from the event's. Some browsers claim UTC against
 * recognition, so the zone has its name.
 */
function YourTime({ starts, ends, template }: YourTimeProps) {
  const { locale } = useShell().site;
  const start = new Date(starts);
  const time = useBrowserValue(
    () =>
      // The clocks agree: "10:00" of "2027-01-22T10:00:00+05:30".
      start.toTimeString().startsWith(starts.slice(11, 16))
        ? undefined
        : localTime(start, ends === null ? undefined : new Date(ends), locale),
    undefined,
  );
  if (!time) return null;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const zone = zoneName(timeZone, start, "long", locale);
  return <div>{fillTemplate(template, { time, zone })}</div>;
}

interface EventFactsProps {
  event: Queries.EventFactsFragment;
  labels: Queries.EventFactLabelsFragment;
}

/** Time, place, audience and price of an event. */
export function EventFacts({ event, labels }: EventFactsProps) {
  const { date, shownDays, starts, ends, shownTimes } = event;
  const { directions, audience, shownFee } = event;
  const times = `${shownTimes} (${event.zoneName})`;
  return (
    <List>
      <Fact label={labels.when}>
        <time dateTime={starts ?? date}>{shownDays}</time>
        {starts && (
          <>
            <div>{times}</div>
            <YourTime starts={starts} ends={ends} template={labels.yourTime} />
          </>
        )}
      </Fact>
      <Fact label={labels.where}>
        {eventPlace(event)}
        {event.hybrid && <> {labels.alsoOnline}</>}
      </Fact>
      {directions && <Fact label={labels.directions}>{directions}</Fact>}
      {audience && <Fact label={labels.audience}>{audience}</Fact>}
      {shownFee && <Fact label={labels.fee}>{shownFee}</Fact>}
    </List>
  );
}

export const fragments = graphql`
  fragment EventFacts on EventItem {
    date
    shownDays
    starts
    ends
    shownTimes
    zoneName
    location
    hybrid
    address
    directions
    audience
    shownFee
  }

  fragment EventFactLabels on EventFactLabels {
    when
    yourTime
    where
    alsoOnline
    directions
    audience
    fee
  }
`;
