import Card, { type CardProps } from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { hasPassed } from "../../../common/days";
import { fillTemplate } from "../../../common/fillTemplate";
import { ActionButton } from "../../ui/controls/ActionButton";
import { DotList } from "../../ui/text/DotList";
import { usePage } from "../../ui/hooks/usePage";
import { Note } from "../../ui/text/Note";
import { space, line } from "../../theme/tokens";
import { Caption } from "../../ui/text/Caption";

const Root = styled(Card)<Pick<CardProps, "component">>(
  ({ theme: { breakpoints } }) => ({
    display: "grid",
    gap: space[7],
    paddingTop: space[7],
    "& + &": {
      marginTop: space[7],
      borderTop: line.hairline,
    },
    [breakpoints.between("sm", "md")]: {
      gridTemplateColumns: "1fr 1fr",
      rowGap: space[6],
    },
    [breakpoints.up("md")]: {
      gridTemplateColumns: "5fr 4fr 3fr",
      gridTemplateRows: "auto 1fr",
      gap: `${space[5]} ${space[6]}`,
    },
  }),
);

/** Right below the title, where phones show it first; beside it on larger screens. */
const Offer = styled("div")(({ theme }) => ({
  [theme.breakpoints.up("md")]: { gridArea: "1 / 3 / 3" },
}));

const Benefits = styled("div")(({ theme }) => ({
  [theme.breakpoints.up("md")]: { gridArea: "1 / 2 / 3" },
}));

const Facts = styled("dl")({
  "& > div": {
    display: "grid",
    gridTemplateColumns: "6rem 1fr",
    columnGap: space[3],
    paddingBlock: space[1],
  },
});

const FactLabel = styled("dt")(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

const ShownPrice = styled("p")(({ theme }) => ({
  ...theme.typography.price,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[3],
  margin: `${space[2]} 0 ${space[5]}`,
}));

const ApplyButton = styled(ActionButton)(({ theme }) => ({
  [theme.breakpoints.up("md")]: { width: "100%" },
}));

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <FactLabel>{label}</FactLabel> <dd>{children}</dd>{" "}
    </div>
  );
}

interface ProgrammeSheetProps {
  programme: Queries.ProgrammeFragment;
  labels: Queries.ProgrammeLabelsFragment;
}

/** A programme as one wide sheet: facts, benefits and price (docs/design.md#idea). */
export function ProgrammeSheet({ programme, labels }: ProgrammeSheetProps) {
  const { today } = usePage();
  const { anchor, title, hoursPerWeek, nextStart } = programme;
  const { shownListPrice, shownOfferPrice } = programme;
  return (
    <Root component="article" aria-labelledby={anchor}>
      <Typography id={anchor} variant="h2" component="h3">
        {title}
      </Typography>
      <Offer data-pagefind-ignore="">
        {shownOfferPrice && (
          <Note>
            {labels.listPrice} <s>{shownListPrice}</s>
          </Note>
        )}
        <ShownPrice>
          {shownOfferPrice && (
            <span className="visually-hidden">{labels.offerPrice} </span>
          )}
          {shownOfferPrice ?? shownListPrice}{" "}
          {labels.priceNote && <Caption as="span">{labels.priceNote}</Caption>}
        </ShownPrice>
        <ApplyButton {...programme.action} context={title} />
      </Offer>
      <Facts>
        <Fact label={labels.duration}>{programme.duration}</Fact>
        {hoursPerWeek && (
          <Fact label={labels.workload}>
            {fillTemplate(labels.hoursPerWeek, { hours: hoursPerWeek })}
          </Fact>
        )}
        {nextStart && !hasPassed(nextStart.day, today) && (
          <Fact label={labels.nextStart}>
            <time dateTime={nextStart.day}>{nextStart.date}</time>
            {nextStart.seats &&
              `, ${fillTemplate(labels.seats, { seats: nextStart.seats })}`}
          </Fact>
        )}
        <Fact label={labels.audience}>{programme.audience}</Fact>
        <Fact label={labels.outcome}>{programme.outcome}</Fact>
      </Facts>
      <Benefits>
        <Typography variant="subtitle2" component="h4" sx={{ mt: 2, mb: 4 }}>
          {labels.benefits}
        </Typography>
        <DotList items={programme.benefits} />
      </Benefits>
    </Root>
  );
}

export const fragments = graphql`
  fragment ProgrammeLabels on ProgrammeLabels {
    duration
    audience
    workload
    hoursPerWeek
    nextStart
    seats
    outcome
    benefits
    listPrice
    offerPrice
    priceNote
  }

  fragment Programme on Programme {
    anchor
    title
    duration
    audience
    hoursPerWeek
    nextStart {
      day: date
      date(as: long)
      seats
    }
    shownListPrice
    shownOfferPrice
    benefits
    outcome
    action {
      ...Action
    }
  }
`;
