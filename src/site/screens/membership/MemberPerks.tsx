import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { evenColumns } from "../../ui/evenRows";
import { Claim, ClaimFigure, FigureList } from "../../ui/FigureList";
import { FigureText } from "../../ui/FigureText";
import { Section } from "../../ui/Section";

const slots = {
  list: styled("ul")(({ theme: { layout, breakpoints } }) => ({
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: `28px ${layout.gap}`,
    marginTop: 32,
    [breakpoints.down("md")]: {
      "& > :last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
    },
    [breakpoints.up("md")]: {
      gridTemplateColumns: evenColumns,
      "& > *": { gridColumn: "span var(--span)" },
    },
  })),
  claim: styled(Claim)(({ theme }) => ({
    gap: 10,
    paddingTop: 22,
    borderTop: `1.5px solid ${theme.vars.palette.border.strong}`,
  })),
  figure: styled(ClaimFigure)(({ theme }) => ({
    color: theme.vars.palette.primary.main,
  })),
};

/** Figures of what every tier includes. */
export function MemberPerks({ heading, perks }: Queries.MemberPerksFragment) {
  return (
    <Section plane="mist" headingId="member-perks">
      <Typography id="member-perks" variant="h2">
        {heading}
      </Typography>
      <FigureList claims={perks} slots={slots} inRow={4} enter>
        {(number) => <FigureText value={number} />}
      </FigureList>
    </Section>
  );
}

export const fragment = graphql`
  fragment MemberPerks on MemberPerks {
    heading
    perks {
      ...Claim
    }
  }
`;
