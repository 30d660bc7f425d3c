import { statSync } from "node:fs";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import {
  siteToday,
  timeZoneOf,
  unpublishedFiles,
} from "./src/gatsby/content/publication";
import { contentFolder, readContent } from "./src/gatsby/content/readContent";
import { contentFileType, isContent } from "./src/gatsby/model/contentTypes";
import { siteUrl } from "./src/common/siteUrl";

/** Only the development server shows these files (docs/product.md#time). */
function unpublished(): string[] {
  if (process.env.NODE_ENV !== "production") return [];
  const content = readContent(contentFolder);
  const today = siteToday(timeZoneOf(content));
  return unpublishedFiles(content, today).map((file) =>
    path.join(contentFolder, file),
  );
}

/** Gatsby would read every JSON file and picture, also hidden ones that the content check leaves out. */
function isIgnored(file: string): boolean {
  const name = path.relative(contentFolder, file).split(path.sep).join("/");
  const entry = statSync(file, { throwIfNoEntry: false });
  return !entry?.isDirectory() && !isContent(name);
}

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
    documentSearchPaths: [
      "./src/gatsby/**/*.ts",
      "./src/site/screens/**/*.build.ts",
    ],
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: contentFolder,
        ignore: [isIgnored, ...unpublished()],
      },
    },
    {
      resolve: "gatsby-transformer-json",
      options: {
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
    "gatsby-plugin-react-helmet",
  ],
};

export default config;
