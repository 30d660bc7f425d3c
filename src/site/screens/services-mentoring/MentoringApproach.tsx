import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { Section } from "../../ui/Section";
import { SplitHeading } from "../../ui/SplitHeading";

interface MentoringApproachProps {
  approach: Queries.MentoringApproachFragment;
}

const Root = styled(Section)(({ theme }) => ({
  "& ol": { counterReset: "part" },
  "& li": {
    display: "grid",
    gridTemplateColumns: "72px 1fr",
    columnGap: theme.layout.gap,
    alignItems: "center",
    paddingBlock: "clamp(18px, 2vw, 28px)",
    borderTop: `1.5px solid ${theme.vars.palette.text.primary}`,
    counterIncrement: "part",
    "&::before": {
      content: "counter(part)",
      ...theme.typography.stat,
      fontSize: "clamp(4rem, 2rem + 6vw, 8rem)",
      lineHeight: 0.9,
      letterSpacing: "-0.04em",
      color: theme.vars.palette.primary.main,
    },
    [theme.breakpoints.up("md")]: { gridTemplateColumns: "2fr 5fr 5fr" },
  },
  "& .description": {
    gridColumn: 2,
    color: theme.vars.palette.text.secondary,
    [theme.breakpoints.up("md")]: { gridColumn: "auto" },
  },
}));

/** The three parts of the mentoring approach, one wide row each. */
export function MentoringApproach({
  approach: { heading, cards },
}: MentoringApproachProps) {
  return (
    <Root headingId="approach">
      <SplitHeading id="approach" title={heading} />
      <ol>
        {cards.map(({ title, description }) => (
          <li key={title} data-enter="">
            <Typography variant="h3">{title}</Typography>
            <Typography className="description">{description}</Typography>
          </li>
        ))}
      </ol>
    </Root>
  );
}

export const fragment = graphql`
  fragment MentoringApproach on MentoringApproach {
    heading
    cards {
      title
      description
    }
  }
`;
