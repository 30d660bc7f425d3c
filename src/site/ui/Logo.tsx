import { graphql } from "gatsby";
import { PictureSources } from "../../common/PictureSources";

/** Pixels. */
const height = 28;

/** A logo, 28 pixels high: the original SVG, or a picture in the sizes and formats from the build. */
export function Logo({ logo }: { logo: Queries.LogoFragment }) {
  const { alt, aspectRatio, drawing, picture } = logo;
  const image = picture?.childImageSharp?.gatsbyImageData;
  return image ? (
    <PictureSources image={image} alt={alt} />
  ) : (
    <img
      src={drawing?.publicURL ?? undefined}
      alt={alt}
      width={Math.round(height * aspectRatio)}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}

export const fragment = graphql`
  fragment Logo on Logo {
    alt
    aspectRatio
    drawing {
      publicURL
    }
    picture {
      childImageSharp {
        gatsbyImageData(
          layout: FIXED
          height: 28
          formats: [AUTO, AVIF]
          outputPixelDensities: [1, 2, 3]
          placeholder: NONE
        )
      }
    }
  }
`;
