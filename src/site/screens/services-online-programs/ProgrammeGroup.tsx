import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import type { Plane } from "../../theme/planes";
import { ActionButton } from "../../ui/ActionButton";
import { DotList } from "../../ui/DotList";
import { Price } from "../../ui/Price";
import { Section } from "../../ui/Section";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

type Labels = Queries.ProgrammeLabelsFragment;
type Programme = Queries.ProgrammeGroupFragment["programmes"][number];

interface ProgrammeGroupProps {
  /** Names the section; different for each group of a page. */
  id: string;
  group: Queries.ProgrammeGroupFragment;
  labels: Labels;
  flush?: "top";
}

const planes: Readonly<Record<Queries.Tone, Plane>> = {
  blue: "white",
  rani: "network",
  marigold: "growth",
  ink: "mist",
};

const Root = styled(Section)(({ theme }) => ({
  "& h2": {
    paddingTop: 22,
    borderTop: `1.5px solid ${theme.vars.palette.text.primary}`,
  },
  '&[data-plane="network"] h2': {
    borderColor: theme.vars.palette.network.main,
  },
  "& article": {
    display: "grid",
    gap: "clamp(24px, 4vw, 72px)",
    paddingBlock: "clamp(32px, 3.6vw, 56px)",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    "&:last-of-type": { borderBottom: 0, paddingBottom: 0 },
    [theme.breakpoints.up("md")]: { gridTemplateColumns: "5fr 4fr 3fr" },
  },
  "& dl": { marginTop: 22 },
  "& dl > div": {
    display: "grid",
    gridTemplateColumns: "96px 1fr",
    gap: 12,
    paddingBlock: 5,
  },
  "& dt, & .list-price": { color: theme.vars.palette.text.secondary },
  "& h4": { margin: "6px 0 16px" },
  "& .offer-price": {
    ...theme.typography.stat,
    fontSize: "clamp(2.5rem, 1.7rem + 2.2vw, 3.75rem)",
    lineHeight: 1,
    margin: "6px 0 24px",
  },
  "& .apply": { width: "100%" },
}));

function Facts({
  programme,
  labels,
}: {
  programme: Programme;
  labels: Labels;
}) {
  const facts = [
    [labels.duration, programme.duration],
    [labels.audience, programme.audience],
    [labels.outcome, programme.outcome],
  ];
  return (
    <dl>
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A group of programmes, one wide sheet each: facts, what participants get, price (docs/design.md#compositions). */
export function ProgrammeGroup({
  id,
  group: { heading, tone, programmes },
  labels,
  flush,
}: ProgrammeGroupProps) {
  return (
    <Root plane={planes[tone]} flush={flush} headingId={id}>
      <Typography id={id} variant="h2">
        {heading}
      </Typography>
      {programmes.map((programme) => (
        <article key={programme.title}>
          <div>
            <Typography variant="h3">{programme.title}</Typography>
            <Facts programme={programme} labels={labels} />
          </div>
          <div>
            <Typography variant="h6" component="h4">
              {labels.benefits}
            </Typography>
            <DotList items={programme.benefits} />
          </div>
          <div>
            <Typography variant="body2" className="list-price">
              {labels.listPrice}{" "}
              <s>
                <Price amount={programme.listPrice} />
              </s>
            </Typography>
            <p className="offer-price">
              <VisuallyHidden>{labels.offerPrice} </VisuallyHidden>
              <Price amount={programme.offerPrice} />
            </p>
            <ActionButton
              href={programme.action.to}
              label={programme.action.label}
              context={programme.title}
              className="apply"
            />
          </div>
        </article>
      ))}
    </Root>
  );
}

export const fragments = graphql`
  fragment ProgrammeLabels on ProgrammeLabels {
    duration
    audience
    outcome
    benefits
    listPrice
    offerPrice
  }

  fragment ProgrammeGroup on ProgrammeGroup {
    heading
    tone
    programmes {
      title
      duration
      audience
      listPrice
      offerPrice
      benefits
      outcome
      action {
        label
        to
      }
    }
  }
`;
