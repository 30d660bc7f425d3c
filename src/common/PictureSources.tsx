import type { IGatsbyImageData } from "gatsby-plugin-image";

interface PictureSourcesProps {
  image: IGatsbyImageData;
  alt: string;
  /** Address of the fallback, where it is not the image data's own. */
  src?: string | undefined;
  /** Width of the picture on screen as an img's `sizes`; the image data's own if left out. */
  sizes?: string | undefined;
  /** The one picture of the first view: loads at once. */
  priority?: boolean;
  /** Loads at once though it is not the one picture of the first view. */
  eager?: boolean;
}

/**
 * Plain picture markup: shown without scripts and with nothing to hydrate. GatsbyImage would hide it until its
 * script runs and load React's server renderer after navigation. Components show it, and the build writes it into
 * the HTML of texts.
 */
export function PictureSources({
  image: { images, width, height },
  alt,
  src,
  sizes,
  priority = false,
  eager = priority,
}: PictureSourcesProps) {
  return (
    <picture>
      {images.sources?.map((source) => (
        <source
          key={source.type}
          type={source.type}
          srcSet={source.srcSet}
          sizes={sizes ?? source.sizes}
        />
      ))}
      <img
        alt={alt}
        width={width}
        height={Math.round(height)}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        sizes={sizes ?? images.fallback?.sizes}
        srcSet={images.fallback?.srcSet}
        src={src ?? images.fallback?.src}
      />
    </picture>
  );
}
