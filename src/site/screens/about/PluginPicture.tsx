import { styled } from "@mui/material/styles";
import { MainImage } from "gatsby-plugin-image";
import type { PictureSourcesProps } from "../../../common/PictureSources";

/** MainImage repeats the picture for browsers without scripts, where the first one shows as well. */
const Unrepeated = styled("span")({
  display: "contents",
  "& noscript": { display: "none" },
});

/** A picture of the gallery or an alliance's logo, shown by gatsby-plugin-image (docs/decisions.md#pictures). */
export function PluginPicture({
  image: { images, width, height },
  alt,
  sizes,
  eager = false,
}: Omit<PictureSourcesProps, "priority">) {
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
