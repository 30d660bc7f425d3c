import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { Kolam } from "../../ui/Kolam";
import { rect } from "../../../common/kolam/shapes";
import { Quadrants } from "../../ui/Quadrants";
import { Section } from "../../ui/Section";
import { SplitHeading } from "../../ui/SplitHeading";
import { TextLink } from "../../ui/TextLink";

interface CoachingProgramsProps {
  programs: Queries.CoachingProgramsFragment;
}

const Root = styled(Section)(({ theme }) => ({
  "& li": { minHeight: 190, [theme.breakpoints.up("md")]: { minHeight: 290 } },
  "& .description": {
    marginTop: 8,
    maxWidth: "32em",
    color: theme.vars.palette.text.secondary,
  },
  "& .foot": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 16,
    marginTop: "auto",
    paddingTop: 24,
    color: theme.vars.palette.primary.main,
  },
}));

/** The specialised programs in four quadrants; the chain at the foot grows by a loop with each. */
export function CoachingPrograms({
  programs: { heading, cards },
}: CoachingProgramsProps) {
  return (
    <Root plane="mist" headingId="programs">
      <SplitHeading id="programs" title={heading} />
      <Quadrants>
        {cards.map(({ title, description, action }, index) => (
          <li key={title}>
            <Typography variant="h3">{title}</Typography>
            <Typography className="description">{description}</Typography>
            <div className="foot">
              <TextLink href={action.to} label={action.label} context={title} />
              <Kolam cells={rect(index + 1, 1)} size={38} />
            </div>
          </li>
        ))}
      </Quadrants>
    </Root>
  );
}

export const fragment = graphql`
  fragment CoachingPrograms on CoachingPrograms {
    heading
    cards {
      title
      description
      action {
        label
        to
      }
    }
  }
`;
