import type { CreateWebpackConfigArgs } from "gatsby";

/** Modules that are imported but never called: 4 KB gzip on every page. */
const unused = [
  // Gatsby's Script component and its Partytown; the site has no third-party scripts.
  "gatsby-script",
  "@builder.io/partytown",
  // For Emotion's withTheme, which neither MUI nor the site uses.
  "hoist-non-react-statics",
];

/** Excludes unused modules and source maps from the built site. */
export function excludeUnusedModules({
  stage,
  actions,
}: Pick<CreateWebpackConfigArgs, "stage" | "actions">): void {
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      devtool: false,
      resolve: {
        alias: Object.fromEntries(unused.map((name) => [name, false])),
      },
    });
}
