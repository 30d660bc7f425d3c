import type { CreateWebpackConfigArgs } from "gatsby";

/** Modules that would be sent although nothing calls them: their importers cannot be shaken. 3 KB gzip of every page. */
const unused = [
  // Gatsby's Script component and its Partytown; the site has no scripts of others.
  "gatsby-script",
  // For Emotion's withTheme, which neither MUI nor the site uses.
  "hoist-non-react-statics",
];

/** Leaves modules out of the browser's code that nothing on this site calls. */
export function leaveOutUnused({
  stage,
  actions,
}: Pick<CreateWebpackConfigArgs, "stage" | "actions">): void {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    resolve: {
      alias: Object.fromEntries(unused.map((name) => [name, false])),
    },
  });
}
