import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { columns } from "../../theme/grids";
import { radii, space } from "../../theme/tokens";
import { Section } from "../../ui/structure/Section";
import { Note } from "../../ui/text/Note";

/** Width of a ring. */
const ring = "3.5rem";

/** Numbered rings on a line that leads from one to the next: a row from 900 px on, a column below. */
const Steps = styled("ol")(({
  theme: { vars, layout, typography, breakpoints },
}) => {
  const stroke = `2px solid ${vars.palette.primary.main}`;
  return {
    counterReset: "step",
    // The line is in the middle of the rings.
    paddingLeft: `calc(${ring} / 2 - 1px)`,
    "& > li": {
      position: "relative",
      padding: `${space[3]} 0 ${space[6]} calc(${ring} / 2 + ${space[5]})`,
      borderLeft: stroke,
      counterIncrement: "step",
    },
    "& > li:last-of-type": { borderColor: "transparent" },
    "& > li::before": {
      content: "counter(step)",
      position: "absolute",
      top: 0,
      left: `calc(${ring} / -2 - 1px)`,
      display: "grid",
      placeItems: "center",
      width: ring,
      height: ring,
      border: stroke,
      borderRadius: radii.pill,
      backgroundColor: vars.palette.surface.soft,
      ...typography.title,
      color: vars.palette.primary.main,
    },
    [breakpoints.up("md")]: {
      display: "grid",
      gridTemplateColumns: columns(4),
      // So that the steps begin in columns of the page.
      marginRight: `calc(-1 * ${layout.gap})`,
      padding: `calc(${ring} / 2) 0 0`,
      "& > li": {
        padding: `calc(${ring} / 2 + ${space[5]}) ${layout.gap} 0 0`,
        borderLeft: 0,
        borderTop: stroke,
      },
      "& > li::before": { top: `calc(${ring} / -2 - 1px)`, left: 0 },
    },
  };
});

/** The steps of the cohort: beside each other on desktops, below each other on phones. */
export const Journey = ({ heading, lead, steps }: Queries.JourneyFragment) => (
  <Section
    headingId="journey"
    heading={heading}
    lead={lead}
    plane="neutralSoft"
  >
    <Steps>
      {steps.map(({ title, description }) => (
        <li key={title} data-enter="">
          <Typography variant="h3">{title}</Typography>
          <Note sx={{ mt: 2 }}>{description}</Note>
        </li>
      ))}
    </Steps>
  </Section>
);

export const fragment = graphql`
  fragment Journey on StepSection {
    heading
    lead
    steps {
      title
      description
    }
  }
`;
