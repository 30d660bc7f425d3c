/** SWC instead of Babel: it compiles in two seconds instead of forty. */
const swc = {
  swcrc: false,
  jsc: {
    parser: { syntax: "typescript", tsx: true },
    transform: { react: { runtime: "automatic" } },
  },
};

/** Packages that are ES modules only; Jest needs CommonJS. */
const esModules = [
  "gatsby",
  "gatsby-script",
  "gatsby-link",
  "feed",
  // rehype and the packages that it uses.
  "(rehype|hast|unist|mdast|micromark|vfile|stringify|character|html-void|web-name)-?[^/]*",
  "(unified|bail|ccount|devlop|hastscript|is-plain-obj|property-information|trim-lines|trough|zwitch)",
  "(comma|space)-separated-tokens",
];

/** For tests that read the build. */
const needsBuild = {
  globalSetup: "<rootDir>/__tests__/support/requireBuild.ts",
};

/** Folders below __tests__ by project; the tests of all others belong to `unit`. */
const folders = {
  site: ["site"],
  built: ["built"],
  deploy: ["deploy"],
};

/** @param {readonly string[]} names */
const testsIn = (names) =>
  names.map((name) => `<rootDir>/__tests__/${name}/**/*.test.{ts,tsx}`);

/** @param {readonly string[]} names */
const pathsOf = (names) => names.map((name) => `<rootDir>/__tests__/${name}/`);

/**
 * Tests that run alone with `npm run test:unit -- --selectProjects <name>`.
 *
 * @param {string} displayName
 * @param {import("jest").Config} options
 */
const project = (displayName, options) => ({
  displayName,
  testEnvironment: "node",
  modulePathIgnorePatterns: [".cache", ".compare", "public"].map(
    (name) => `<rootDir>/${name}/`,
  ),
  transform: { "^.+\\.m?[jt]sx?$": ["@swc/jest", swc] },
  transformIgnorePatterns: [`node_modules/(?!(${esModules.join("|")})/)`],
  restoreMocks: true,
  ...options,
});

/** @type {import("jest").Config} */
export default {
  // Generous, since it only delays failures: machines may be busy.
  testTimeout: 300_000,
  // One for each core: tests are the only thing that runs.
  maxWorkers: "100%",
  projects: [
    project("site", {
      ...needsBuild,
      testMatch: testsIn(folders.site),
      testEnvironment: "jsdom",
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/browser.ts"],
      globals: { __PATH_PREFIX__: "", __BASE_PATH__: "" },
      moduleNameMapper: {
        "^gatsby$": "<rootDir>/__tests__/support/gatsby.tsx",
        "\\.(avif|webp|jpe?g|png|svg|woff2|css)$":
          "<rootDir>/__tests__/support/file.ts",
      },
    }),
    project("unit", {
      testMatch: testsIn(["**"]),
      testPathIgnorePatterns: pathsOf(Object.values(folders).flat()),
    }),
    project("built", {
      ...needsBuild,
      testMatch: testsIn(folders.built),
      testEnvironment: "jsdom",
    }),
    project("deploy", {
      ...needsBuild,
      testMatch: testsIn(folders.deploy),
    }),
  ],
};
