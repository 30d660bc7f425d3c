import type { ComponentProps } from "react";
import { featuredAddress } from "../../common/featuredPicture";
import { Picture } from "../ui/Picture";

type PictureProps = ComponentProps<typeof Picture>;

interface CoverPictureProps extends Omit<PictureProps, "picture" | "src"> {
  /** Its path is below content/images. */
  cover: PictureProps["picture"] & { readonly path: string };
}

/** The picture of a content item. A feature's picture keeps its own address as the fallback (docs/product.md#image-rule). */
export const CoverPicture = ({ cover, ...rest }: CoverPictureProps) => (
  <Picture picture={cover} src={featuredAddress(cover.path)} {...rest} />
);
