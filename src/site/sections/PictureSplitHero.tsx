import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import type { Plane } from "../theme/planes";
import { Breadcrumbs } from "../ui/links/Breadcrumbs";
import { Picture } from "../ui/pictures/Picture";
import { Lead } from "../ui/text/Lead";
import { Sheet } from "./Sheet";
import { space } from "../theme/tokens";

/** The half that the picture takes. */
type Side = "start" | "end";

const Root = styled("section")(({ theme: { vars, layout, breakpoints } }) => ({
  containerType: "inline-size",
  color: vars.palette.text.primary,
  [breakpoints.up("md")]: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    minHeight: 600,
    // A third of the page, as the figures below have it, but no less than a sheet needs.
    '&[data-side="start"]': {
      gridTemplateColumns: `max(344px, 100% / 3 + ${layout.edge("100%")} / 3) 1fr`,
    },
  },
}));

const Words = styled("div")(({ theme: { layout, breakpoints } }) => ({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  justifyContent: "center",
  gap: space[5],
  padding: `${space[7]} ${layout.gutter}`,
  [breakpoints.up("md")]: {
    '[data-side="start"] > &': {
      paddingInline: `${space[6]} ${layout.edge("100cqi")}`,
    },
    '[data-side="end"] > &': { paddingLeft: layout.edge("100cqi") },
  },
}));

const Title = styled(Typography)(({ theme }) => ({
  '[data-plane="networkSoft"] &': { color: theme.vars.palette.network.deep },
}));

const Half = styled(Picture)(({ theme }) => ({
  minHeight: "min(76vw, 460px)",
  [theme.breakpoints.up("md")]: {
    minHeight: 300,
    '[data-side="start"] > &': { order: -1 },
  },
}));

const Desk = styled("div")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  alignItems: "center",
  padding: `${space[7]} ${layout.gutter}`,
  // Words and sheet on one plane share the space between them.
  [breakpoints.down("md")]: {
    '[data-plane]:not([data-plane="page"]) > &': { paddingTop: 0 },
  },
  [breakpoints.up("md")]: {
    '[data-side="start"] > &': {
      order: -1,
      padding: `${space[7]} ${space[6]} ${space[7]} ${layout.edge("100cqi")}`,
    },
    '[data-side="end"] > &': { paddingRight: layout.edge("100cqi") },
  },
}));

/** The picture's `sizes`. The picture covers a half that is at least 600 px high, so it may be wider than the half. */
const sizesBySide = {
  start: "(min-width: 1151px) 41.7vw, (min-width: 900px) 480px, 100vw",
  end: "(min-width: 1100px) 50vw, (min-width: 900px) 600px, 100vw",
};

interface PictureSplitHeroProps extends Queries.PictureSplitHeroFragment {
  sheet: Queries.SheetFragment | null;
  size: "display" | "h1";
  plane?: Plane;
  side?: Side;
}

/** A hero with text in one half, and a sheet or a picture up to the window's edge in the other. */
export function PictureSplitHero({
  title,
  lead,
  picture,
  sheet,
  size,
  plane = "page",
  side = "end",
}: PictureSplitHeroProps) {
  return (
    <Root data-plane={plane} data-side={side}>
      <Words>
        <Breadcrumbs />
        <Title variant={size}>{title}</Title>
        <Lead>{lead}</Lead>
      </Words>
      {sheet ? (
        <Desk data-plane={plane === "page" ? "primaryLight" : plane}>
          <Sheet {...sheet} />
        </Desk>
      ) : (
        <Half
          picture={picture}
          radius="none"
          position="50% 35%"
          sizes={sizesBySide[side]}
          priority
        />
      )}
    </Root>
  );
}

export const fragment = graphql`
  fragment PictureSplitHero on PictureHero {
    title
    lead
    picture {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 1100, breakpoints: [412, 768, 1100, 1540])
        }
      }
    }
  }
`;
