import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { alignedParts, listOf, rowsOfFour } from "../../ui/structure/evenRows";
import { radii } from "../../theme/tokens";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { TextLink } from "../../ui/links/TextLink";
import { mail, phone } from "../../ui/pictures/iconPaths";
import { Note } from "../../ui/text/Note";

/** From 1200 px on, one row of up to five offices; more in even rows. Narrower columns would break the addresses. */
const Line = styled("ul")(({ theme: { vars, breakpoints } }) => ({
  "& > li": {
    padding: "18px 0 14px",
    [breakpoints.between("md", "lg")]: {
      display: "grid",
      gridTemplateColumns: "repeat(3, 1fr)",
      alignItems: "center",
      gap: 20,
      paddingBlock: 10,
    },
    [breakpoints.up("lg")]: {
      ...alignedParts,
      position: "relative",
      padding: "26px 12px 0 0",
      borderTop: `1.5px solid ${vars.palette.border.strong}`,
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
  [breakpoints.up("lg")]: {
    [listOf("-n + 5")]: {
      display: "grid",
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      gridTemplateRows: "auto auto",
    },
    [listOf("n + 6")]: rowsOfFour,
    [`${listOf("n + 6")} > li`]: { marginBottom: 40 },
  },
}));

const Place = styled("div")(({ theme: { breakpoints } }) => ({
  [breakpoints.between("md", "lg")]: {
    display: "grid",
    gridColumn: "span 2",
    gridTemplateColumns: "subgrid",
    alignItems: "center",
  },
}));

const Cities = styled(Note)(({ theme }) => ({
  margin: "6px 0 4px",
  [theme.breakpoints.between("md", "lg")]: { margin: 0 },
}));

const Email = styled(TextLink)(({ theme }) => ({
  [theme.breakpoints.up("lg")]: { fontSize: "0.9375rem" },
}));

interface OfficesProps {
  heading: string;
  offices: readonly Queries.OfficeFragment[];
}

/** The regional offices along a line. */
export function Offices({ heading, offices }: OfficesProps) {
  return (
    <Section headingId="offices" sx={{ pt: "clamp(2rem, 4vw, 4rem)" }}>
      <SectionHeading hidden>{heading}</SectionHeading>
      <Line>
        {offices.map(({ region, cities, address, ...contact }) => (
          <Card key={region} component="li" variant="ruled" data-enter="">
            <Place>
              <Typography variant="h3">{region}</Typography>
              <Cities>
                {cities.join(", ")}
                {address && (
                  <>
                    <br />
                    {address}
                  </>
                )}
              </Cities>
            </Place>
            <div>
              <Email to={contact.emailHref} label={contact.email} icon={mail} />
              {contact.phone && contact.phoneHref && (
                <Email
                  to={contact.phoneHref}
                  label={contact.phone}
                  icon={phone}
                />
              )}
            </div>
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
    address
    email
    emailHref
    phone
    phoneHref
  }
`;
