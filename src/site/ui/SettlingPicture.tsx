import { styled } from "@mui/material/styles";
import type { IGatsbyImageData } from "gatsby-plugin-image";

type Fit = "cover" | "contain";

const FittedImage = styled("img")<{ ownerState: { fit: Fit } }>(
  ({ ownerState: { fit } }) => ({
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    objectFit: fit,
  }),
);

interface SettlingPictureProps {
  image: IGatsbyImageData;
  alt: string;
  /** How the picture fills the element around it, which is positioned. */
  fit: Fit;
  /** How wide it shows, where that differs from what the image says. */
  sizes?: string;
  /** In the page but not in view: loads ahead. */
  hidden?: boolean;
  loading?: "lazy" | "eager";
  /** Told when the picture has loaded (true) or failed, possibly more than once. */
  onSettled: (loaded: boolean) => void;
}

/** A picture that says when it has loaded or failed, also when that happened before the page became interactive. */
export function SettlingPicture({
  image: { images, width, height },
  alt,
  fit,
  sizes,
  hidden,
  loading = "eager",
  onSettled,
}: SettlingPictureProps) {
  const { sources = [], fallback } = images;
  const check = (img: HTMLImageElement | null): void => {
    if (img?.complete) onSettled(img.naturalWidth > 0);
  };
  return (
    <picture hidden={hidden}>
      {sources.map((source) => (
        <source
          key={source.type}
          type={source.type}
          srcSet={source.srcSet}
          sizes={sizes ?? source.sizes}
        />
      ))}
      <FittedImage
        ownerState={{ fit }}
        ref={check}
        loading={loading}
        sizes={sizes ?? fallback?.sizes}
        srcSet={fallback?.srcSet}
        src={fallback?.src}
        alt={alt}
        width={width}
        height={Math.round(height)}
        decoding="async"
        onLoad={() => onSettled(true)}
        onError={() => onSettled(false)}
      />
    </picture>
  );
}
