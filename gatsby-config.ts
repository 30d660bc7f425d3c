import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentFileType } from "./src/gatsby/model/contentTypes";
import { contentFolder } from "./src/gatsby/model/contentFolder";
import { siteToday, unpublishedFiles } from "./src/gatsby/model/publication";
import { siteUrl } from "./src/gatsby/discovery/siteUrl";

/** The parts of a File node that tell a content file's place. */
interface JsonFile {
  sourceInstanceName: string;
  relativePath: string;
}

/** What only the development server shows (docs/product.md#time). */
const notOnlineYet =
  process.env.NODE_ENV === "production"
    ? unpublishedFiles(contentFolder, siteToday(contentFolder)).map((file) =>
        path.join(contentFolder, file),
      )
    : [];

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: siteUrl(),
  },
  trailingSlash: "never",
  // React's classic runtime together with Gatsby's Head support keeps old titles after navigation.
  jsxRuntime: "automatic",
  graphqlTypegen: {
    generateOnBuild: true,
    // Queries of the build itself that a comment marks as graphql.
    documentSearchPaths: ["./src/gatsby/**/*.ts"],
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: contentFolder,
        // JSON Schemas are for editors.
        ignore: ["**/content/schemas/**", ...notOnlineYet],
      },
    },
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }: { node: JsonFile }) =>
          contentFileType(node.relativePath)?.typeName ?? "UnknownContent",
      },
    },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["jpg", "avif"],
          placeholder: "dominantColor",
          // Measured: docs/pictures.md#encoders. Every declared browser reads AVIF; the rest get small JPEGs.
          avifOptions: { quality: 55 },
          jpgOptions: { quality: 50 },
        },
      },
    },
    "gatsby-transformer-sharp",
  ],
};

export default config;
