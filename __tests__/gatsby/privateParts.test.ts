import { readFileSync } from "node:fs";

/** The version of Gatsby whose internals were checked (docs/architecture.md#private-parts). */
const triedVersion = "5.16.1";

const read = (file: string) =>
  readFileSync(`node_modules/gatsby/${file}`, "utf8");

test("Gatsby has the version whose internals were checked", () => {
  const { version } = JSON.parse(read("package.json")) as { version: string };
  expect(
    version === triedVersion ||
      `Gatsby ${version}: read "Private parts" in docs/architecture.md, run the journeys, then write it here.`,
  ).toBe(true);
});

test.each([
  ["guardPageLoads", "production-app.js", "window.___loader = publicLoader"],
  ["loadCode", "production-app.js", "window.___webpackCompilationHash"],
  ["guardPageLoads", "loader.js", "loadPage: rawPath =>"],
  ["guardPageLoads", "loader.js", "loadPageSync: (rawPath,"],
  ["guardPageLoads", "loader.js", "Error: `error`"],
  ["onPreRenderHTML", "static-entry.js", "key={`script-loader`}"],
  ["delayedScripts.js", "production-app.js", "const { pagePath"],
  ["routeUpdates", "route-announcer-props.js", "id: `gatsby-announcer`"],
  [
    "hydration",
    "production-app.js",
    'import { reactDOMUtils } from "./react-dom-utils"',
  ],
])("the internals that %s needs are in %s: %s", (_user, file, text) => {
  expect(read(`cache-dir/${file}`)).toContain(text);
});
