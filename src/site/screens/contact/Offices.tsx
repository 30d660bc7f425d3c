import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { alignedParts } from "../../theme/grids";
import { radii, space, line } from "../../theme/tokens";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { TextLink } from "../../ui/links/TextLink";
import { mail } from "../../ui/pictures/contactIconPaths";
import { Note } from "../../ui/text/Note";

/** From 600 px on an office's links are beside its place. From 1200 px on, one row of up to five offices; more in even rows. Narrower columns would break the addresses. */
const Line = styled("ul")(({ theme: { vars, breakpoints } }) => ({
  "& > li": {
    padding: `${space[4]} 0 ${space[4]}`,
    [breakpoints.between("sm", "lg")]: {
      display: "grid",
      gridColumn: "1 / -1",
      gridTemplateColumns: "subgrid",
      alignItems: "center",
    },
    [breakpoints.up("lg")]: {
      ...alignedParts,
      position: "relative",
      padding: `${space[5]} ${space[3]} 0 0`,
      borderTop: line.strong,
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
  },
  [breakpoints.between("sm", "lg")]: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr auto",
    columnGap: space[5],
  },
  [breakpoints.up("lg")]: {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto auto",
  },
}));

const Place = styled("div")(({ theme: { breakpoints } }) => ({
  [breakpoints.between("sm", "lg")]: {
    display: "grid",
    gridColumn: "span 2",
    gridTemplateColumns: "subgrid",
    alignItems: "center",
  },
}));

const Cities = styled(Note)(({ theme }) => ({
  margin: `${space[2]} 0 ${space[1]}`,
  [theme.breakpoints.between("md", "lg")]: { margin: 0 },
}));

const Email = styled(TextLink)(({ theme }) => ({
  [theme.breakpoints.up("lg")]: theme.typography.body2,
}));

interface OfficesProps {
  heading: string;
  offices: readonly Queries.OfficeFragment[];
}

/** The regional offices along a line. */
export function Offices({ heading, offices }: OfficesProps) {
  return (
    <Section headingId="offices" sx={{ pt: 7 }}>
      <SectionHeading hidden>{heading}</SectionHeading>
      <Line>
        {offices.map((office) => (
          <Card
            key={office.region}
            component="li"
            variant="ruled"
            data-enter=""
          >
            <Place>
              <Typography variant="h3">{office.region}</Typography>
              <Cities>{office.cities.join(", ")}</Cities>
            </Place>
            <Email to={office.emailHref} label={office.email} icon={mail} />
          </Card>
        ))}
      </Line>
    </Section>
  );
}

export const fragment = graphql`
  fragment Office on Office {
    region
    cities
    email
    emailHref
  }
`;
