import { graphql } from "gatsby";
import { PageHero } from "../../ui/PageHero";
import { Picture } from "../../ui/Picture";

/** The opening of a page above a wide picture (docs/design.md#compositions). */
export function PictureBandHero({
  title,
  lead,
  picture,
}: Queries.PictureBandHeroFragment) {
  return (
    <PageHero
      title={title}
      lead={lead}
      picture={
        <Picture
          picture={picture}
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
            width: 1420
            breakpoints: [580, 1010, 1420, 2000]
            sizes: "(min-width: 1344px) 1248px, (min-width: 900px) calc(94.4vw - 19px), calc(147vw - 30px)"
          )
        }
      }
    }
  }
`;
