import type { CreateWebpackConfigArgs } from "gatsby";

/** Modules that are imported but never called: 4 KB gzip on every page. */
const unused = [
  // Gatsby's Script component and its Partytown; the site has no third-party scripts.
  "gatsby-script",
  "@builder.io/partytown",
  // For Emotion's withTheme, which neither MUI nor the site uses.
  "hoist-non-react-statics",
];

/**
 * Stands in for Gatsby's react-dom-utils, which would start React DOM in the first task: 50 to 90 ms more of blocking
 * time. src/site/startup/hydration.ts starts it later.
 */
const noReactDom = "data:text/javascript,export const reactDOMUtils=()=>({})";

/** Keeps unused code, an early start of React DOM and source maps out of the built site. */
export function onCreateWebpackConfig({
  stage,
  actions,
  plugins,
}: Pick<CreateWebpackConfigArgs, "stage" | "actions" | "plugins">): void {
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      devtool: false,
      plugins: [
        plugins.normalModuleReplacement(/react-dom-utils$/, noReactDom),
      ],
      resolve: {
        alias: Object.fromEntries(unused.map((name) => [name, false])),
      },
    });
}
