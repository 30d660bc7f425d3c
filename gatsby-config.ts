import type { GatsbyConfig } from "gatsby";
import { ignoredFiles } from "./src/gatsby/content/publication";
import { contentFolder } from "./src/gatsby/content/readContent";
import { contentFileType } from "./src/gatsby/model/contentTypes";
import { siteUrl } from "./src/common/siteUrl";

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: siteUrl(),
  },
  trailingSlash: "never",
  // Gatsby patches React's classic runtime, so that react-helmet keeps the old title (docs/decisions/react-19.md).
  jsxRuntime: "automatic",
  graphqlTypegen: {
    generateOnBuild: true,
    // The build's own queries. A graphql comment marks them.
    documentSearchPaths: ["./src/gatsby/**/*.ts"],
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: contentFolder,
        ignore: ignoredFiles(),
      },
    },
    {
      resolve: "gatsby-transformer-json",
      options: {
        // The place of a file determines its type: pages/membership.json is a MembershipPage.
        typeName: ({ node }: { node: { relativePath: string } }) =>
          contentFileType(node.relativePath)?.typeName ?? "UnknownContent",
      },
    },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["jpg", "avif"],
          placeholder: "dominantColor",
          // Measured in docs/pictures.md#encoders. Every supported browser reads AVIF. The others get small JPEGs.
          avifOptions: { quality: 55 },
          jpgOptions: { quality: 50 },
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    "gatsby-plugin-react-helmet",
  ],
};

export default config;
