import { graphql } from "gatsby";
import { PageHero } from "../ui/PageHero";
import { Picture } from "../ui/Picture";

interface PictureBandHeroProps {
  hero: Queries.PictureBandHeroFragment;
}

/** The opening of a page over a wide band of picture (design section 9, consulting). */
export function PictureBandHero({ hero }: PictureBandHeroProps) {
  const { title, lead, picture } = hero;
  return (
    <PageHero
      title={title}
      lead={lead}
      size="display"
      picture={
        <Picture
          image={picture.file.childImageSharp?.gatsbyImageData}
          alt={picture.alt}
          ratio={{ small: "3 / 2", wide: "21 / 9" }}
          priority
        />
      }
    />
  );
}

export const fragment = graphql`
  fragment PictureBandHero on PictureHero {
    title
    lead
    picture {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [480, 750, 1080, 1344, 1920]
            sizes: "(min-width: 1344px) 1248px, 94vw"
            formats: [AUTO, WEBP, AVIF]
            placeholder: DOMINANT_COLOR
          )
        }
      }
    }
  }
`;
