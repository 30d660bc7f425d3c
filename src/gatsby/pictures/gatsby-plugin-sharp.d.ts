declare module "gatsby-plugin-sharp" {
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  /** Encodes a picture of a File node, as `gatsbyImageData` does. */
  export function generateImageData(options: {
    file: object;
    args: object;
    reporter: object;
  }): Promise<IGatsbyImageData>;
}
