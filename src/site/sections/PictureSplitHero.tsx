import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import type { Plane } from "../theme/planes";
import { Breadcrumbs } from "../ui/links/Breadcrumbs";
import { Picture } from "../ui/pictures/Picture";
import { Lead } from "../ui/text/Lead";

/** The half that the picture takes. */
type Side = "start" | "end";

const Root = styled("section")<{ ownerState: { side: Side } }>(
  ({ theme: { vars, breakpoints }, ownerState: { side } }) => ({
    color: vars.palette.text.primary,
    '&[data-plane="network"] h1': { color: vars.palette.network.deep },
    '&[data-plane="network"] p': { color: vars.palette.text.primary },
    "& > :last-child": { minHeight: "min(76vw, 460px)" },
    [breakpoints.up("md")]: {
      display: "grid",
      gridTemplateColumns: side === "start" ? "5fr 7fr" : "1fr 1fr",
      minHeight: 600,
      "& > :last-child": {
        minHeight: 300,
        order: side === "start" ? -1 : undefined,
      },
    },
  }),
);

const Words = styled("div")<{ ownerState: { side: Side } }>(
  ({ theme: { layout, breakpoints }, ownerState: { side } }) => ({
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    justifyContent: "center",
    gap: 20,
    padding: `clamp(2rem, 4vw, 4rem) ${layout.gutter}`,
    [breakpoints.up("md")]:
      side === "start"
        ? { paddingInline: "clamp(1.25rem, 6vw, 7rem)" }
        : { paddingLeft: layout.edge("200%") },
  }),
);

/** The picture's `sizes`. The picture covers a half that is at least 600 px high, so it may be wider than the half. */
const sizesBySide = {
  start: "(min-width: 1151px) 41.7vw, (min-width: 900px) 480px, 100vw",
  end: "(min-width: 1100px) 50vw, (min-width: 900px) 600px, 100vw",
};

interface PictureSplitHeroProps extends Queries.PictureSplitHeroFragment {
  size: "display" | "h1";
  plane?: Plane;
  side?: Side;
}

/** A hero with text in one half and a picture up to the window's edge in the other. */
export function PictureSplitHero({
  title,
  lead,
  picture,
  size,
  plane = "white",
  side = "end",
}: PictureSplitHeroProps) {
  return (
    <Root data-plane={plane} ownerState={{ side }}>
      <Words ownerState={{ side }}>
        <Breadcrumbs />
        <Typography variant={size}>{title}</Typography>
        <Lead>{lead}</Lead>
      </Words>
      <Picture
        picture={picture}
        radius="none"
        position="50% 35%"
        sizes={sizesBySide[side]}
        priority
      />
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
