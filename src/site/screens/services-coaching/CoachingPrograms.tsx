import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { Kolam } from "../../ui/Kolam";
import { rect } from "../../../common/kolam/shapes";
import { Quadrants } from "../../ui/Quadrants";
import { Section } from "../../ui/Section";
import { TextLink } from "../../ui/TextLink";

const Program = styled("li")(({ theme: { vars, breakpoints } }) => ({
  minHeight: 190,
  "& p": { maxWidth: "32em", marginTop: 8, color: vars.palette.text.secondary },
  [breakpoints.up("md")]: { minHeight: 290 },
}));

const Foot = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 16,
  marginTop: "auto",
  paddingTop: 24,
  color: theme.vars.palette.primary.main,
}));

/** The specialised programs in quadrants. Each drawing has one loop more than the one before, up to five. */
export function CoachingPrograms({
  heading,
  cards,
}: Queries.CoachingProgramsFragment) {
  return (
    <Section plane="mist" headingId="programs" heading={heading}>
      <Quadrants>
        {cards.map(({ title, description, action }, index) => (
          <Program key={title} data-enter="">
            <Typography variant="h3">{title}</Typography>
            <p>{description}</p>
            <Foot>
              <TextLink {...action} context={title} />
              <Kolam cells={rect((index % 5) + 1, 1)} size={38} />
            </Foot>
          </Program>
        ))}
      </Quadrants>
    </Section>
  );
}

export const fragment = graphql`
  fragment CoachingPrograms on CoachingPrograms {
    heading
    cards {
      title
      description
      action {
        ...Action
      }
    }
  }
`;
