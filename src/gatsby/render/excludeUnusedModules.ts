import type { CreateWebpackConfigArgs } from "gatsby";

/** Modules that are imported but never called: 4 KB gzip on every page. */
const unused = [
  // Gatsby's Script component and its Partytown; the site has no third-party scripts.
  "gatsby-script",
  "@builder.io/partytown",
  // For Emotion's withTheme, which neither MUI nor the site uses.
  "hoist-non-react-statics",
];

/** Replaces a module of Gatsby that would start React DOM in the first task. hydration.ts replaces what it exports. */
const noRenderers = "data:text/javascript,export const reactDOMUtils=()=>({})";

/** Excludes unused modules and source maps from the built site. */
export function excludeUnusedModules({
  stage,
  actions,
  plugins,
}: Pick<CreateWebpackConfigArgs, "stage" | "actions" | "plugins">): void {
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      devtool: false,
      plugins: [
        plugins.normalModuleReplacement(/react-dom-utils$/, noRenderers),
      ],
      resolve: {
        alias: Object.fromEntries(unused.map((name) => [name, false])),
      },
    });
}
