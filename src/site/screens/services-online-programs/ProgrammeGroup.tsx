import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import type { Plane } from "../../theme/planes";
import { Section } from "../../ui/Section";
import { ProgrammeSheet } from "./ProgrammeSheet";

const planes: Readonly<Record<Queries.Tone, Plane>> = {
  blue: "white",
  rani: "network",
  marigold: "growth",
  ink: "mist",
};

const Heading = styled("h2")<{ ownerState: { plane: Plane } }>(
  ({ theme: { typography, vars }, ownerState: { plane } }) => ({
    ...typography.h2,
    paddingTop: 22,
    borderTop: `1.5px solid ${plane === "network" ? vars.palette.network.main : vars.palette.text.primary}`,
  }),
);

interface ProgrammeGroupProps {
  /** Id of the heading, unique on the page. */
  id: string;
  group: Queries.ProgrammeGroupFragment;
  labels: Queries.ProgrammeLabelsFragment;
  flush?: "top";
}

/** A group of programmes, one wide sheet each (docs/design.md#compositions). */
export function ProgrammeGroup({
  id,
  group: { heading, tone, programmes },
  labels,
  flush,
}: ProgrammeGroupProps) {
  const plane = planes[tone];
  return (
    <Section plane={plane} flush={flush} headingId={id}>
      <Heading id={id} ownerState={{ plane }}>
        {heading}
      </Heading>
      {programmes.map((programme) => (
        <ProgrammeSheet
          key={programme.title}
          programme={programme}
          labels={labels}
        />
      ))}
    </Section>
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
  }

  fragment ProgrammeGroup on ProgrammeGroup {
    heading
    tone
    programmes {
      anchor
      title
      duration
      audience
      hoursPerWeek
      nextStart {
        day: date(formatString: "YYYY-MM-DD")
        date(formatString: "D MMMM YYYY")
        seats
      }
      listPrice
      offerPrice
      benefits
      outcome
      action {
        ...Action
      }
    }
  }
`;
