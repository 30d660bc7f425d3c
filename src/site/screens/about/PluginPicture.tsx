import { styled } from "@mui/material/styles";
import { MainImage, type IGatsbyImageData } from "gatsby-plugin-image";

/** MainImage repeats the picture for browsers without scripts, where the first one shows as well. */
const Unrepeated = styled("span")({
  display: "contents",
  "& noscript": { display: "none" },
});

interface PluginPictureProps {
  image: IGatsbyImageData;
  alt: string;
  /** The `sizes` attribute; by default the image data's. */
  sizes?: string | undefined;
  /** Loads immediately. */
  eager?: boolean;
}

/** A picture of the gallery or an alliance's logo, shown by gatsby-plugin-image (docs/decisions.md#pictures). */
export function PluginPicture({
  image: { images, width, height },
  alt,
  sizes,
  eager = false,
}: PluginPictureProps) {
  return (
    <Unrepeated>
      <MainImage
        {...images}
        alt={alt}
        width={width}
        height={Math.round(height)}
        sizes={sizes ?? images.fallback?.sizes}
        loading={eager ? "eager" : "lazy"}
      />
    </Unrepeated>
  );
}
