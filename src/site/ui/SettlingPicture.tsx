import type { IGatsbyImageData } from "gatsby-plugin-image";

interface SettlingPictureProps {
  image: IGatsbyImageData;
  alt: string;
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
      <img
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
