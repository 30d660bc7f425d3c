import { graphql } from "gatsby";
import type { Plane } from "../theme/planes";
import { PageHero } from "../ui/PageHero";
import { Picture } from "../ui/Picture";

interface PictureSplitHeroProps extends Queries.PictureSplitHeroFragment {
  size?: "display" | "h1";
  plane?: Plane;
  side?: "start" | "end";
}

/** The picture's `sizes`. The picture covers a half that is at least 600 px high, so it may be wider than the half. */
const sizesBySide = {
  start: "(min-width: 1151px) 41.7vw, (min-width: 900px) 480px, 100vw",
  end: "(min-width: 1100px) 50vw, (min-width: 900px) 600px, 100vw",
};

/** A hero with text in one half and a picture up to the window's edge in the other. */
export function PictureSplitHero({
  title,
  lead,
  picture,
  ...layout
}: PictureSplitHeroProps) {
  return (
    <PageHero
      title={title}
      lead={lead}
      layout="split"
      picture={
        <Picture
          picture={picture}
          radius="none"
          position="50% 35%"
          sizes={sizesBySide[layout.side ?? "end"]}
          priority
        />
      }
      {...layout}
    />
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
