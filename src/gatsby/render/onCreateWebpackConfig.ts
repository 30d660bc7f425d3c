import type { CreateWebpackConfigArgs } from "gatsby";

/** Modules that are imported but never called: 4 KB gzip on every page. */
const unused = [
  // Gatsby's Script component and its Partytown; the site has no third-party scripts.
  "gatsby-script",
  "@builder.io/partytown",
  // For Emotion's withTheme, which neither MUI nor the site uses.
  "hoist-non-react-statics",
];

/** What stands in for parts of Gatsby and MUI (docs/architecture.md#private-parts). */
const replacements: [RegExp, string][] = [
  // Would start React DOM in the first task: 50 to 90 ms more of blocking time. src/site/startup/hydration.ts starts it.
  [/react-dom-utils$/, "export const reactDOMUtils = () => ({})"],
  // Gatsby's own heads; the site has react-helmet. 2 KB gzip on every page.
  [
    /head-export-handler-for-browser$/,
    "export const headHandlerForBrowser = () => {}",
  ],
  // MUI's theme of CSS variables, which createTheme calls only if it is asked to. 4 KB gzip on every page.
  [/createThemeWithVars/, "export default () => ({})"],
];

/** Keeps unused code, an early start of React DOM and source maps out of the built site. */
export function onCreateWebpackConfig({
  stage,
  actions,
  plugins,
}: Pick<CreateWebpackConfigArgs, "stage" | "actions" | "plugins">): void {
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      devtool: false,
      plugins: replacements.map(([module, code]) =>
        plugins.normalModuleReplacement(module, `data:text/javascript,${code}`),
      ),
      resolve: {
        alias: Object.fromEntries(unused.map((name) => [name, false])),
      },
    });
}
