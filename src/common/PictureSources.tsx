import type { IGatsbyImageData } from "gatsby-plugin-image";

export interface PictureSourcesProps {
  image: IGatsbyImageData;
  alt: string;
  /** The `sizes` attribute; by default the image data's. */
  sizes?: string | undefined;
  /** For the main picture of the first view: loads immediately, with high priority. */
  priority?: boolean;
  /** For another picture of the first view: loads immediately, with normal priority. */
  eager?: boolean | undefined;
}

/**
 * Plain picture markup, which needs no script (docs/decisions.md#pictures). Components render it, and the build
 * writes it into the HTML of texts.
 */
export function PictureSources({
  image: { images, width, height },
  alt,
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
        src={images.fallback?.src}
      />
    </picture>
  );
}
