import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Price } from "../../ui/FigureText";
import { YourTime } from "./YourTime";

const List = styled("dl")(({ theme: { vars } }) => ({
  borderTop: `1.5px solid ${vars.palette.border.strong}`,
}));

const Row = styled("div")(({ theme: { vars, breakpoints } }) => ({
  display: "grid",
  gap: "2px 24px",
  paddingBlock: 14,
  borderBottom: `1px solid ${vars.palette.divider}`,
  [breakpoints.up("sm")]: { gridTemplateColumns: "9rem minmax(0, 1fr)" },
}));

const Term = styled("dt")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  color: vars.palette.text.secondary,
}));

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Row>
      <Term>{label}</Term>
      <dd>{children}</dd>
    </Row>
  );
}

interface EventFactsProps {
  event: Queries.EventFactsFragment;
  labels: Queries.EventFactLabelsFragment;
}

/** Time, place, audience and price of an event. */
export function EventFacts({ event, labels }: EventFactsProps) {
  const { date, day, lastDay, endDay, starts, ends } = event;
  const { startTime, endTime, zoneName } = event;
  const { location, address, directions, audience, fee } = event;
  return (
    <List>
      <Fact label={labels.when}>
        <time dateTime={starts ?? date} data-pagefind-meta="date">
          {day}
        </time>
        {lastDay !== date && <> – {endDay}</>}
        {starts && (
          <>
            , {startTime}
            {endTime && <>–{endTime}</>} ({zoneName})
            <YourTime starts={starts} ends={ends} template={labels.yourTime} />
          </>
        )}
      </Fact>
      <Fact label={labels.where}>
        {location}
        {address && <>, {address}</>}
      </Fact>
      {directions && <Fact label={labels.directions}>{directions}</Fact>}
      {audience && <Fact label={labels.audience}>{audience}</Fact>}
      {fee !== null && (
        <Fact label={labels.fee}>
          {fee === 0 ? labels.free : <Price amount={fee} />}
        </Fact>
      )}
    </List>
  );
}

export const fragments = graphql`
  fragment EventFacts on EventItem {
    date(formatString: "YYYY-MM-DD")
    day: date(formatString: "D MMMM YYYY")
    endDay: endDate(formatString: "D MMMM YYYY")
    lastDay
    starts
    ends
    startTime
    endTime
    zoneName
    location
    address
    directions
    audience
    fee
  }

  fragment EventFactLabels on EventFactLabels {
    when
    yourTime
    where
    directions
    audience
    fee
    free
  }
`;
