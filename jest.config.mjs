import "./__tests__/support/environment.mjs";

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
  // rehype and the packages that it uses.
  "(rehype|hast|unist|mdast|micromark|vfile|stringify|character|html-void|web-name)-?[^/]*",
  "(unified|is-absolute-url|bail|ccount|devlop|hastscript|is-plain-obj|property-information|trim-lines|trough|zwitch)",
  "(comma|space)-separated-tokens",
];

/** For tests that read the build. */
const needsBuild = {
  globalSetup: "<rootDir>/__tests__/support/requireBuild.ts",
};

/** @param {string} folder Folder below __tests__. */
const testsIn = (folder) => [
  `<rootDir>/__tests__/${folder}/**/*.test.{ts,tsx}`,
];

/**
 * The tests of a folder of the same name. They run alone with `npm run test:unit -- --selectProjects <name>`.
 *
 * @param {string} displayName
 * @param {import("jest").Config} options
 */
const project = (displayName, options) => ({
  displayName,
  testMatch: testsIn(displayName),
  testEnvironment: "node",
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
  transform: { "^.+\\.m?[jt]sx?$": ["@swc/jest", swc] },
  transformIgnorePatterns: [`node_modules/(?!(${esModules.join("|")})/)`],
  restoreMocks: true,
  ...options,
});

/** @type {import("jest").Config} */
export default {
  // Generous, since it only delays failures: machines may be busy.
  testTimeout: 60_000,
  // One for each core: tests are the only thing that runs.
  maxWorkers: "100%",
  projects: [
    project("components", {
      ...needsBuild,
      testEnvironment: "jsdom",
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/browser.ts"],
      globals: { __PATH_PREFIX__: "", __BASE_PATH__: "" },
      moduleNameMapper: {
        "^gatsby$": "<rootDir>/__tests__/support/gatsby.tsx",
      },
    }),
    project("built", {
      ...needsBuild,
      testEnvironment: "jsdom",
      testMatch: ["built", "specification"].flatMap(testsIn),
    }),
    project("unit", {}),
  ],
};
