import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { Section } from "../../ui/Section";

const Part = styled("li")(
  ({ theme: { layout, vars, typography, breakpoints } }) => ({
    display: "grid",
    gridTemplateColumns: "72px 1fr",
    columnGap: layout.gap,
    alignItems: "center",
    paddingBlock: "clamp(18px, 2vw, 28px)",
    borderTop: `1.5px solid ${vars.palette.text.primary}`,
    counterIncrement: "part",
    "&::before": {
      content: "counter(part)",
      ...typography.stat,
      fontSize: "clamp(4rem, 2rem + 6vw, 8rem)",
      lineHeight: 0.9,
      letterSpacing: "-0.04em",
      color: vars.palette.primary.main,
    },
    "& p": { color: vars.palette.text.secondary },
    [breakpoints.down("md")]: { "& p": { gridColumn: 2 } },
    [breakpoints.up("md")]: { gridTemplateColumns: "2fr 5fr 5fr" },
  }),
);

/** The parts of the mentoring approach, one wide row each. */
export function MentoringApproach({
  heading,
  cards,
}: Queries.TextCardsFragment) {
  return (
    <Section headingId="approach" heading={heading}>
      <ol>
        {cards.map(({ title, description }) => (
          <Part key={title} data-enter="">
            <Typography variant="h3">{title}</Typography>
            <p>{description}</p>
          </Part>
        ))}
      </ol>
    </Section>
  );
}
