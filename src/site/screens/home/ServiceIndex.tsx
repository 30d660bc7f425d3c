import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { radii } from "../../theme/tokens";
import { Columns } from "../../ui/Columns";
import { Icon } from "../../ui/Icon";
import { arrowForward } from "../../ui/iconPaths";
import { Picture } from "../../ui/Picture";
import { Section } from "../../ui/Section";
import { SmartLink } from "../../ui/SmartLink";

const Root = styled(Section)(({ theme }) => ({
  "& .lead": { color: theme.vars.palette.text.secondary, marginTop: 20 },
  "& li": {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "96px 1fr",
    alignItems: "center",
    gap: 16,
    paddingBlock: 22,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  "& li:last-of-type": {
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& .picture": { height: 96, borderRadius: radii.thumb },
  "& a": { textDecoration: "none" },
  // The whole row is the link's target.
  "& a::after": { content: '""', position: "absolute", inset: 0 },
  "& .text": {
    color: theme.vars.palette.text.secondary,
    maxWidth: "30em",
    marginTop: 6,
  },
  "& .arrow": {
    display: "none",
    placeItems: "center",
    width: 48,
    height: 48,
    borderRadius: radii.pill,
    border: `1.5px solid ${theme.vars.palette.border.control}`,
    color: theme.vars.palette.primary.main,
  },
  "& li:hover a": { color: theme.vars.palette.primary.main },
  "& li:hover .arrow": {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  [theme.breakpoints.up("md")]: {
    "& li": {
      gridTemplateColumns: "200px 1fr 48px",
      gap: "clamp(20px, 2.6vw, 40px)",
    },
    "& .picture": { height: 124, borderRadius: radii.cell },
    "& .arrow": { display: "grid" },
  },
}));

/** Services as an index: a ruled row for each, with a thumbnail. The whole row leads to the service. */
export function ServiceIndex({
  services: { heading, lead, services },
}: {
  services: Queries.ServiceIndexFragment;
}) {
  return (
    <Root headingId="services">
      <Columns split="4-7">
        <div>
          <Typography id="services" variant="h2">
            {heading}
          </Typography>
          {lead && (
            <Typography variant="subtitle1" className="lead">
              {lead}
            </Typography>
          )}
        </div>
        <ul>
          {services.map(({ key, title, description, to, picture }) => (
            <li key={key} data-enter="">
              <Picture
                className="picture"
                image={picture.file?.childImageSharp?.gatsbyImageData}
                alt={picture.alt}
                radius="thumb"
              />
              <div>
                <Typography variant="h3" component="h3">
                  <SmartLink href={to}>{title}</SmartLink>
                </Typography>
                <Typography variant="body2" className="text">
                  {description}
                </Typography>
              </div>
              <span className="arrow">
                <Icon path={arrowForward} />
              </span>
            </li>
          ))}
        </ul>
      </Columns>
    </Root>
  );
}

export const fragment = graphql`
  fragment ServiceIndex on ServicesSection {
    heading
    lead
    services {
      key
      title
      description
      to
      picture {
        alt
        file {
          childImageSharp {
            gatsbyImageData(
              width: 200
              height: 124
              breakpoints: [156, 200, 310, 400]
              sizes: "(min-width: 900px) 200px, 155px"
            )
          }
        }
      }
    }
  }
`;
