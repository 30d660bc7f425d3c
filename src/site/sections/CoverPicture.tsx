import type { ComponentProps } from "react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { featuredAddress } from "../../common/featuredPicture";
import { Picture } from "../ui/Picture";

interface CoverPictureProps extends Omit<
  ComponentProps<typeof Picture>,
  "image" | "alt"
> {
  cover: {
    /** Path below content/images. */
    readonly path: string;
    readonly alt: string;
    readonly file: {
      readonly childImageSharp: {
        readonly gatsbyImageData: IGatsbyImageData;
      } | null;
    };
  };
}

/** The picture of a content item. A feature's picture keeps its own address as the fallback (docs/product.md#image-rule). */
export function CoverPicture({ cover, ...rest }: CoverPictureProps) {
  const { path, alt, file } = cover;
  const image = file.childImageSharp?.gatsbyImageData;
  const src = featuredAddress(path);
  return (
    <Picture
      image={
        image && src
          ? {
              ...image,
              images: {
                ...image.images,
                fallback: { ...image.images.fallback, src },
              },
            }
          : image
      }
      alt={alt}
      {...rest}
    />
  );
}
