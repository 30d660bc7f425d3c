import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { evenGrid } from "../../ui/evenRows";
import { FigureList } from "../../ui/FigureList";
import { FigureText } from "../../ui/FigureText";
import { Section } from "../../ui/Section";

const Figures = styled(FigureList)(
  ({ theme: { layout, vars, breakpoints } }) => ({
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: `28px ${layout.gap}`,
    marginTop: 32,
    "& > li": {
      gap: 10,
      paddingTop: 22,
      borderTop: `1.5px solid ${vars.palette.border.strong}`,
    },
    "& > li > :first-of-type": { color: vars.palette.primary.main },
    [breakpoints.down("md")]: {
      "& > :last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
    },
    [breakpoints.up("md")]: evenGrid,
  }),
);

/** The perks of every tier, as figures. */
export function MemberPerks({ heading, perks }: Queries.MemberPerksFragment) {
  return (
    <Section plane="mist" headingId="member-perks">
      <Typography id="member-perks" variant="h2">
        {heading}
      </Typography>
      <Figures claims={perks} perRow={4}>
        {(number) => <FigureText value={number} />}
      </Figures>
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
