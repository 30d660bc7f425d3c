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
 * Stands in for Gatsby's react-dom-utils, which would start React DOM in the first task. src/site/startup/hydration.ts
 * starts it later.
 */
const noReactDom = "data:text/javascript,export const reactDOMUtils=()=>({})";

/**
 * What several pages share is a file of its own from this size on, in bytes of source. Smaller files compress badly: with
 * Gatsby's 20,000 a first visit loads a kilobyte more.
 */
const minSharedBytes = 80_000;

/** Keeps unused code, an early start of React DOM and source maps out of the built site. */
export function onCreateWebpackConfig({
  stage,
  actions,
  plugins,
}: Pick<CreateWebpackConfigArgs, "stage" | "actions" | "plugins">): void {
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      devtool: false,
      // No file is imported for what it does (lint), so one that nothing is taken from is left out.
      module: { rules: [{ test: /\.tsx?$/, sideEffects: false }] },
      optimization: { splitChunks: { minSize: minSharedBytes } },
      plugins: [
        plugins.normalModuleReplacement(/react-dom-utils$/, noReactDom),
      ],
      resolve: {
        alias: Object.fromEntries(unused.map((name) => [name, false])),
      },
    });
}
