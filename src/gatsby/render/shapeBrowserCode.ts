import type { CreateWebpackConfigArgs } from "gatsby";
import path from "node:path";

/** Modules that would be sent although nothing calls them: their importers cannot be shaken. 4 KB gzip of every page. */
const unused = [
  // Gatsby's Script component and its Partytown; the site has no scripts of others.
  "gatsby-script",
  "@builder.io/partytown",
  // For Emotion's withTheme, which neither MUI nor the site uses.
  "hoist-non-react-statics",
];

/** The scripts that start a page: all their functions are compiled beside the main thread while they arrive. */
const startingScripts = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  include: /^(framework|app|component)-/,
  // After webpack's OPTIMIZE_SIZE (400), which takes comments out, and before its DEV_TOOLING (500), which maps lines.
  stage: 401,
};

/** Shapes the scripts that browsers get: nothing in them that is not called, nothing that keeps a phone busy for long. */
export function shapeBrowserCode({
  stage,
  actions,
  plugins,
}: Pick<CreateWebpackConfigArgs, "stage" | "actions" | "plugins">): void {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    resolve: {
      alias: Object.fromEntries(unused.map((name) => [name, false])),
    },
    plugins: [
      plugins.banner(startingScripts),
      plugins.normalModuleReplacement(
        /\/react-dom-utils$/,
        path.resolve("src/gatsby/render/noRenderers.ts"),
      ),
      // 2 KB gzip of every page.
      plugins.normalModuleReplacement(
        /\/head-export-handler-for-browser$/,
        path.resolve("src/gatsby/render/noHeads.ts"),
      ),
      plugins.ignore({ resourceRegExp: /\/register-service-worker$/ }),
    ],
  });
}
