import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { radii } from "../../theme/tokens";
import { Section } from "../../ui/Section";
import { TextLink } from "../../ui/TextLink";
import { mail } from "../../ui/iconPaths";

const Root = styled(Section)({ paddingTop: "clamp(2rem, 4vw, 4rem)" });

/** From 1200 px on wide enough for the e-mail addresses to stay whole: all hang on one line. */
const Line = styled("ul")(({ theme: { vars, breakpoints } }) => ({
  [breakpoints.up("lg")]: {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "1fr",
    gridTemplateRows: "repeat(3, auto)",
    borderTop: `1.5px solid ${vars.palette.border.strong}`,
  },
}));

const Office = styled("li")(({ theme: { vars, breakpoints } }) => ({
  padding: "18px 0 14px",
  borderTop: `1px solid ${vars.palette.divider}`,
  [breakpoints.between("md", "lg")]: {
    display: "grid",
    gridTemplateColumns: "repeat(3, 1fr)",
    alignItems: "center",
    gap: 20,
    paddingBlock: 10,
  },
  [breakpoints.up("lg")]: {
    position: "relative",
    display: "grid",
    gridRow: "1 / -1",
    gridTemplateRows: "subgrid",
    justifyItems: "start",
    padding: "26px 12px 0 0",
    border: 0,
    // A dot on the line for each office.
    "&::before": {
      content: '""',
      position: "absolute",
      top: -7,
      left: 0,
      width: 13,
      height: 13,
      borderRadius: radii.pill,
      backgroundColor: vars.palette.primary.main,
      outline: `6px solid ${vars.palette.background.default}`,
    },
  },
}));

const Cities = styled("p")(({ theme: { typography, vars, breakpoints } }) => ({
  ...typography.body2,
  margin: "6px 0 4px",
  color: vars.palette.text.secondary,
  [breakpoints.between("md", "lg")]: { margin: 0 },
}));

const Address = styled(TextLink)(({ theme }) => ({
  justifySelf: "start",
  overflowWrap: "anywhere",
  [theme.breakpoints.up("lg")]: { fontSize: "0.9375rem" },
}));

interface OfficesProps {
  offices: Queries.OfficesFragment;
  site: Queries.OfficesSiteFragment;
}

/** The regional offices, hung on one line. */
export function Offices({ offices, site }: OfficesProps) {
  return (
    <Root headingId="offices">
      <h2 id="offices" className="visually-hidden">
        {offices.heading}
      </h2>
      <Line>
        {site.offices.map(({ region, cities, email, emailHref }) => (
          <Office key={region}>
            <Typography variant="h3">{region}</Typography>
            <Cities>{cities}</Cities>
            <Address href={emailHref} label={email} icon={mail} />
          </Office>
        ))}
      </Line>
    </Root>
  );
}

export const fragments = graphql`
  fragment Offices on OfficesSection {
    heading
  }

  fragment OfficesSite on SiteContent {
    offices {
      region
      cities
      email
      emailHref
    }
  }
`;
