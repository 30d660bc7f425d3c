import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { canHover } from "../theme/media";
import type { Plane } from "../theme/planes";
import { space } from "../theme/tokens";
import { SmartLink } from "../ui/links/SmartLink";
import { Icon } from "../ui/pictures/Icon";
import { arrowForward } from "../ui/pictures/iconPaths";
import { Section, type SectionId } from "../ui/structure/Section";

/** Planes of the panels, in order. */
const planes: readonly Plane[] = [
  "primary",
  "network",
  "neutralSoft",
  "neutral",
];

/** From 1200 px on the words begin in columns of the page; the outer panels reach the edges of the window. */
const Grid = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  "& > li": {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: space[3],
    padding: `${space[6]} ${layout.gutter}`,
    [canHover]: { "&:hover a": { textDecoration: "underline" } },
  },
  '& [data-slot="arrow"]': { marginTop: "auto" },
  [breakpoints.up("sm")]: { gridTemplateColumns: "1fr 1fr" },
  [breakpoints.up("lg")]: {
    display: "flex",
    "& > li": {
      flex: "1 1 0",
      minHeight: 320,
      paddingInline: `${layout.gap} 0`,
    },
    "& h3, & p": { marginRight: layout.gap },
    "& > li:first-of-type": { paddingLeft: layout.edge },
    "& > li:last-of-type": { paddingRight: layout.edge },
  },
}));

/** Planes of colour from edge to edge, each a link to the page of a service (docs/design.md#columns). */
export const Panels = ({
  id,
  heading,
  services,
}: Queries.PanelsFragment & SectionId) => (
  <Section headingId={id} heading={heading} headingHidden bleed flush>
    <Grid>
      {services.map(({ title, summary, icon, to }, index) => (
        <Card
          key={to}
          component="li"
          data-plane={planes[index % planes.length]}
        >
          <Icon path={icon} size={28} />
          <Typography variant="h3">
            <SmartLink href={to} data-covers="">
              {title}
            </SmartLink>
          </Typography>
          <Typography>{summary}</Typography>
          <Icon path={arrowForward} data-slot="arrow" />
        </Card>
      ))}
    </Grid>
  </Section>
);

export const fragment = graphql`
  fragment Panels on PanelsSection {
    heading
    services {
      title
      summary
      icon
      to
    }
  }
`;
