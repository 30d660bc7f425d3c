import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
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

interface EventFactsProps {
  event: Queries.EventFactsFragment;
  labels: Queries.EventFactLabelsFragment;
}

/** Time, place, audience and price of an event. */
export function EventFacts({ event, labels }: EventFactsProps) {
  const { date, starts, shownDays, shownTimes } = event;
  const { location, directions, audience, fee, shownFee } = event;
  return (
    <List>
      <Fact label={labels.when}>
        <time dateTime={starts ?? date}>{shownDays}</time>
        {shownTimes && <div>{shownTimes}</div>}
      </Fact>
      <Fact label={labels.where}>{location}</Fact>
      {directions && <Fact label={labels.directions}>{directions}</Fact>}
      {audience && <Fact label={labels.audience}>{audience}</Fact>}
      {shownFee && (
        <Fact label={labels.fee}>{fee === 0 ? labels.free : shownFee}</Fact>
      )}
    </List>
  );
}

export const fragments = graphql`
  fragment EventFacts on EventItem {
    date
    shownDays
    starts
    shownTimes
    location
    directions
    audience
    fee
    shownFee
  }

  fragment EventFactLabels on EventFactLabels {
    when
    where
    directions
    audience
    fee
    free
  }
`;
