import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A file with the picture that the build made of it. */
export interface PictureFile {
  readonly childImageSharp: {
    readonly gatsbyImageData: IGatsbyImageData;
  } | null;
}

/** A picture's sizes and formats. Throws for a file that is no picture; the content check refuses those. */
export function imageData({ childImageSharp }: PictureFile): IGatsbyImageData {
  if (!childImageSharp) throw new Error("A picture's file cannot be read");
  return childImageSharp.gatsbyImageData;
}
