import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { canHover } from "../../theme/media";
import { radii, space, line } from "../../theme/tokens";
import { Icon } from "../../ui/pictures/Icon";
import { arrowForward } from "../../ui/pictures/iconPaths";
import { PrimaryIcon } from "../../ui/pictures/PrimaryIcon";
import { Picture } from "../../ui/pictures/Picture";
import { Lead } from "../../ui/text/Lead";
import { Columns } from "../../ui/structure/Columns";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { coversCard, SmartLink } from "../../ui/links/SmartLink";
import { Note } from "../../ui/text/Note";

const Rows = styled("ul")(({ theme: { breakpoints } }) => ({
  borderBottom: line.hairline,
  "& > li": {
    position: "relative",
    display: "grid",
    // A long word has room in the narrowest windows.
    gridTemplateColumns: "min(72px, 28vw - 40px) minmax(0, 1fr) 24px",
    alignItems: "start",
    gap: space[4],
    paddingBlock: space[5],
    [breakpoints.up("sm")]: {
      gridTemplateColumns: "96px minmax(0, 1fr) 24px",
      alignItems: "center",
    },
    [breakpoints.up("lg")]: {
      gridTemplateColumns: "200px minmax(0, 1fr) 48px",
      gap: space[6],
    },
  },
}));

const Thumbnail = styled(Picture)(({ theme }) => ({
  height: 72,
  [theme.breakpoints.up("sm")]: { height: 96 },
  [theme.breakpoints.up("lg")]: { height: 124 },
}));

const Text = styled(Note)({ marginTop: space[2] });

/** On phones under its icon, beside which a long word has no space. */
const Title = styled(Typography)(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  [theme.breakpoints.down("sm")]: theme.typography.title,
  [theme.breakpoints.up("sm")]: { flexDirection: "row", gap: space[3] },
}));

const RowLink = styled(SmartLink)(({ theme }) => ({
  ...coversCard,
  textDecoration: "none",
  [canHover]: { "li:hover &": { color: theme.vars.palette.primary.main } },
}));

/** In a circle, where it has room. */
const Arrow = styled("span")(({ theme: { vars, breakpoints } }) => ({
  display: "grid",
  placeItems: "center",
  color: vars.palette.primary.main,
  [breakpoints.up("lg")]: {
    width: 48,
    height: 48,
    borderRadius: radii.pill,
    border: line.control,
    [canHover]: {
      "li:hover &": {
        borderColor: vars.palette.primary.main,
        backgroundColor: vars.palette.primary.main,
        color: vars.palette.primary.contrastText,
      },
    },
  },
}));

/** The services in rows with thumbnails; the whole row links to the service. */
export function ServiceIndex({
  heading,
  lead,
  services,
}: Queries.ServiceIndexFragment) {
  return (
    <Section headingId="services">
      <Columns first={4} second={7}>
        <div>
          <SectionHeading>{heading}</SectionHeading>
          {lead && <Lead sx={{ mt: 5, maxWidth: "none" }}>{lead}</Lead>}
        </div>
        <Rows>
          {services.map(({ key, title, description, icon, to, picture }) => (
            <Card key={key} component="li" variant="ruled" data-enter="">
              <Thumbnail picture={picture} radius="thumb" />
              <div>
                <Title variant="h3">
                  <PrimaryIcon path={icon} size={28} />
                  <RowLink href={to}>{title}</RowLink>
                </Title>
                <Text>{description}</Text>
              </div>
              <Arrow>
                <Icon path={arrowForward} />
              </Arrow>
            </Card>
          ))}
        </Rows>
      </Columns>
    </Section>
  );
}

export const fragment = graphql`
  fragment ServiceIndex on ServiceIndex {
    heading
    lead
    services {
      key
      title
      description
      icon
      to
      picture {
        alt
        focus {
          left
          top
        }
        file {
          childImageSharp {
            gatsbyImageData(
              width: 200
              height: 124
              breakpoints: [120, 200, 290, 410]
              sizes: "(min-width: 1200px) 200px, (min-width: 600px) 155px, 116px"
            )
          }
        }
      }
    }
  }
`;
