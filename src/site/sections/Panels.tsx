import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { canHover } from "../theme/media";
import type { Plane } from "../theme/planes";
import { layout, space } from "../theme/tokens";
import { SmartLink } from "../ui/links/SmartLink";
import { Icon } from "../ui/pictures/Icon";
import { arrowForward } from "../ui/pictures/iconPaths";
import { Section, SectionHeading } from "../ui/structure/Section";

/** Planes of the panels, in order. */
const planes: readonly Plane[] = [
  "primary",
  "network",
  "neutralSoft",
  "neutral",
];

const Grid = styled("ul")(({ theme: { breakpoints } }) => ({
  display: "grid",
  [breakpoints.up("sm")]: { gridTemplateColumns: "1fr 1fr" },
  [breakpoints.up("lg")]: { gridAutoFlow: "column", gridAutoColumns: "1fr" },
}));

const Panel = styled(SmartLink)(({ theme: { vars, breakpoints } }) => ({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  height: "100%",
  padding: `${space[6]} ${layout.gutter}`,
  color: vars.palette.text.primary,
  textDecoration: "none",
  "&:focus-visible": { outlineOffset: -6 },
  [canHover]: { "&:hover h3": { textDecoration: "underline" } },
  [breakpoints.up("md")]: { minHeight: 280 },
}));

const Arrow = styled(Icon)({ marginTop: "auto" });

interface PanelsProps extends Queries.PanelsFragment {
  /** Id of the heading. */
  id: string;
}

/** Planes of colour from edge to edge, each a link to the page of a service (docs/design.md#columns). */
export const Panels = ({ id, heading, services }: PanelsProps) => (
  <Section headingId={id} bleed flush>
    <SectionHeading hidden>{heading}</SectionHeading>
    <Grid>
      {services.map(({ title, summary, icon, to }, index) => (
        <Card key={to} component="li">
          <Panel href={to} data-plane={planes[index % planes.length]}>
            <Icon path={icon} size={28} />
            <Typography variant="h3">{title}</Typography>
            <Typography>{summary}</Typography>
            <Arrow path={arrowForward} />
          </Panel>
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
