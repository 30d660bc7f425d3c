import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { radii } from "../../theme/tokens";
import { Section } from "../../ui/Section";
import { TextLink } from "../../ui/TextLink";
import { mail } from "../../ui/iconPaths";

const Root = styled(Section)(({ theme: { vars, breakpoints } }) => ({
  paddingTop: "clamp(2rem, 4vw, 4rem)",
  "& li": {
    padding: "18px 0 14px",
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  "& .cities": { color: vars.palette.text.secondary, margin: "6px 0 4px" },
  "& a": { justifySelf: "start", overflowWrap: "anywhere" },
  [breakpoints.between("md", "lg")]: {
    "& li": {
      display: "grid",
      gridTemplateColumns: "repeat(3, 1fr)",
      alignItems: "center",
      gap: 20,
      paddingBlock: 10,
    },
    "& .cities": { margin: 0 },
  },
  // Wide enough for the e-mail addresses to stay whole.
  [breakpoints.up("lg")]: {
    "& ul": {
      display: "grid",
      gridAutoFlow: "column",
      gridAutoColumns: "1fr",
      gridTemplateRows: "repeat(3, auto)",
      borderTop: `1.5px solid ${vars.palette.border.strong}`,
    },
    "& li": {
      position: "relative",
      display: "grid",
      gridRow: "1 / -1",
      gridTemplateRows: "subgrid",
      justifyItems: "start",
      padding: "26px 12px 0 0",
      border: 0,
    },
    "& a": { fontSize: "0.9375rem" },
    // A dot on the line for each office.
    "& li::before": {
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
      <ul>
        {site.offices.map(({ region, cities, email, emailHref }) => (
          <li key={region}>
            <Typography variant="h3">{region}</Typography>
            <Typography variant="body2" className="cities">
              {cities}
            </Typography>
            <TextLink href={emailHref} label={email} icon={mail} />
          </li>
        ))}
      </ul>
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
