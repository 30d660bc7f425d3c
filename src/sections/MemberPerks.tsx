import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { FigureText } from "../ui/FigureText";
import { Section } from "../ui/Section";

const Root = styled(Section)(({ theme: { vars, layout, breakpoints } }) => ({
  "& dl": {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: `28px ${layout.gap}`,
    marginTop: 32,
  },
  "& dl > div": {
    display: "flex",
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    gap: 10,
    paddingTop: 22,
    borderTop: `1.5px solid ${vars.palette.border.strong}`,
  },
  "& dt": { color: vars.palette.text.secondary },
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
    <Root tone="mist" headingId="member-perks">
      <Typography id="member-perks" variant="h2">
        {heading}
      </Typography>
      <dl>
        {perks.map(({ figure, label }) => (
          <div key={label} data-enter="">
            <dt>{label}</dt>
            <Typography variant="stat" component="dd">
              <FigureText value={figure.number} />
            </Typography>
          </div>
        ))}
      </dl>
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
