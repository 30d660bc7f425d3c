import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { colours } from "../../../common/colours";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ComponentType } from "react";
import { PictureSources } from "../../../common/PictureSources";

/** Pixels. */
const height = 28;

/** Under forced colours a white plate, because a logo may be dark and transparent. */
const Root = styled("span")({
  display: "flex",
  width: "fit-content",
  "@media (forced-colors: active)": {
    forcedColorAdjust: "none",
    backgroundColor: colours.white,
  },
});

interface LogoProps {
  logo: Queries.LogoFragment;
  /** Shows a logo that is no SVG. */
  Picture?: ComponentType<{ image: IGatsbyImageData; alt: string }>;
}

/** A logo, 28 pixels high: the original SVG, or a picture in the sizes and formats from the build. */
export function Logo({ logo, Picture = PictureSources }: LogoProps) {
  const { alt, aspectRatio, drawing, picture } = logo;
  const image = picture?.childImageSharp?.gatsbyImageData;
  return (
    <Root>
      {image ? (
        <Picture image={image} alt={alt} />
      ) : (
        <img
          src={drawing?.publicURL ?? undefined}
          alt={alt}
          width={Math.round(height * aspectRatio)}
          height={height}
          loading="lazy"
          decoding="async"
        />
      )}
    </Root>
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
          formats: [AUTO]
          outputPixelDensities: [1, 2, 3]
          placeholder: NONE
        )
      }
    }
  }
`;
