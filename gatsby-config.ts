import { existsSync, rmSync } from "node:fs";
import type { GatsbyConfig } from "gatsby";
import { ignoredFiles } from "./src/gatsby/content/publication";
import { contentFolder } from "./src/gatsby/content/readContent";
import {
  localSettings,
  mailboxPath,
  storeMessage,
} from "./src/gatsby/delivery/mailbox";
import { contentFileType } from "./src/gatsby/model/contentTypes";
import { siteUrl } from "./src/common/siteUrl";

/** The part of Gatsby's development server that the site uses. */
interface DevelopServer {
  post(path: string, answer: typeof storeMessage): void;
}

// The variables of a build are those of tools/build.ts.
if (process.env.NODE_ENV === "development") {
  if (existsSync(".env")) process.loadEnvFile();
  Object.assign(process.env, localSettings);
  // The development server overwrites parts of public/.
  rmSync(".cache/build-stamp.json", { force: true });
}

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: siteUrl(),
  },
  developMiddleware: (app: DevelopServer) => {
    app.post(mailboxPath, storeMessage);
  },
  trailingSlash: "never",
  // Gatsby patches React's classic runtime, so that react-helmet keeps the old title (docs/decisions.md#react-19).
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
          formats: ["jpg", process.env.PICTURE_FORMAT ?? "avif"],
          placeholder: "dominantColor",
          // docs/quality.md#pictures. Every supported browser reads both formats. The others get small JPEGs.
          avifOptions: { quality: 55 },
          webpOptions: { quality: 60 },
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
