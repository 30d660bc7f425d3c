import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { colours } from "../../../common/colours";
import { Kolam } from "../../ui/Kolam";
import { rect, stairs } from "../../../common/kolam/shapes";
import { Section } from "../../ui/Section";
import { SplitHeading } from "../../ui/SplitHeading";

interface LearningTechnologyProps {
  technology: Queries.LearningTechnologyFragment;
}

/** A staircase to a goal for the wide cell, then a ring and a row. */
const drawings = [
  <Kolam key="stairs" cells={stairs(5)} size={54} goal={0} />,
  <Kolam key="ring" cells={rect(2, 2)} size={48} />,
  <Kolam key="row" cells={rect(3, 1)} size={48} />,
];

const Root = styled(Section)(({ theme }) => ({
  "& ul": {
    display: "grid",
    gap: theme.layout.gap,
    [theme.breakpoints.up("md")]: { gridTemplateColumns: "2fr 1fr 1fr" },
  },
  "& li": {
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    gap: 32,
    minHeight: 250,
    padding: "clamp(22px, 2.4vw, 36px)",
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    [theme.breakpoints.up("md")]: { minHeight: 420 },
  },
  "& li > svg": {
    maxWidth: "100%",
    height: "auto",
    color: theme.vars.palette.primary.main,
  },
  "& li[data-plane] > svg": {
    "--line": colours.nightBlue,
    alignSelf: "flex-end",
  },
  "& .description": {
    marginTop: 8,
    color: theme.vars.palette.text.secondary,
  },
}));

/** What the programmes run on: one wide cell and two narrow ones. */
export function LearningTechnology({
  technology: { heading, cards },
}: LearningTechnologyProps) {
  return (
    <Root headingId="technology">
      <SplitHeading id="technology" title={heading} />
      <ul>
        {cards.map(({ title, description }, index) => (
          <li key={title} data-plane={index === 0 ? "deep" : undefined}>
            {drawings[index]}
            <div>
              <Typography variant="h3">{title}</Typography>
              <Typography variant="body2" className="description">
                {description}
              </Typography>
            </div>
          </li>
        ))}
      </ul>
    </Root>
  );
}

export const fragment = graphql`
  fragment LearningTechnology on TechnologySection {
    heading
    cards {
      title
      description
    }
  }
`;
