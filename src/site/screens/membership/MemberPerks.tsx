import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { FigureList } from "../../ui/FigureList";
import { FigureText } from "../../ui/FigureText";
import { Section } from "../../ui/Section";

const Root = styled(Section)(({ theme: { vars, layout, breakpoints } }) => ({
  "& dl": {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: `28px ${layout.gap}`,
    marginTop: 32,
  },
  "& dl > div": {
    gap: 10,
    paddingTop: 22,
    borderTop: `1.5px solid ${vars.palette.border.strong}`,
  },
  "& dd": { color: vars.palette.primary.main },
  [breakpoints.up("md")]: {
    "& dl": { gridTemplateColumns: "repeat(4, 1fr)" },
  },
}));

/** What every member gets, whatever the tier, as four figures. */
export function MemberPerks({
  perks: { heading, perks },
}: {
  perks: Queries.MemberPerksFragment;
}) {
  return (
    <Root plane="mist" headingId="member-perks">
      <Typography id="member-perks" variant="h2">
        {heading}
      </Typography>
      <FigureList claims={perks} enter>
        {(number) => <FigureText value={number} />}
      </FigureList>
    </Root>
  );
}

export const fragment = graphql`
  fragment MemberPerks on MemberPerks {
    heading
    perks {
      label
      figure {
        number
      }
    }
  }
`;
