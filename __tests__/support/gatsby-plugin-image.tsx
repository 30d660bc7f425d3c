import type { ComponentProps } from "react";
import type { GatsbyImageProps, IGatsbyImageData } from "gatsby-plugin-image";

/** Stands in for `gatsby-plugin-image` in unit tests: a plain img. */
export function GatsbyImage({
  image,
  alt,
  className,
  loading,
}: GatsbyImageProps) {
  return (
    <img
      alt={alt}
      className={className}
      height={image.height}
      loading={loading}
      src={image.images.fallback?.src}
      width={image.width}
    />
  );
}

export const StaticImage = (props: ComponentProps<"img">) => (
  <img alt="" {...props} />
);

type ImageSource =
  | IGatsbyImageData
  | { gatsbyImageData: IGatsbyImageData }
  | { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null }
  | null
  | undefined;

export function getImage(source: ImageSource): IGatsbyImageData | undefined {
  if (!source) return undefined;
  if ("childImageSharp" in source)
    return source.childImageSharp?.gatsbyImageData;
  return "gatsbyImageData" in source ? source.gatsbyImageData : source;
}

export const getSrc = (source: ImageSource) =>
  getImage(source)?.images.fallback?.src;
