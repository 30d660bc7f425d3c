const babel = {
  babelrc: false,
  configFile: false,
  presets: [
    ["babel-preset-gatsby", { reactRuntime: "automatic" }],
    "@babel/preset-typescript",
  ],
};

/** @type {import("jest").Config} */
export default {
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/__tests__/journeys/"],
  modulePathIgnorePatterns: [
    "<rootDir>/.cache/",
    "<rootDir>/.build-scale/",
    "<rootDir>/public/",
  ],
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup.ts"],
  globals: { __PATH_PREFIX__: "", __BASE_PATH__: "" },
  transform: { "^.+\\.m?[jt]sx?$": ["babel-jest", babel] },
  transformIgnorePatterns: [
    "node_modules/(?!(gatsby|gatsby-script|gatsby-link|feed)/)",
  ],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/__tests__/support/gatsby.tsx",
    "\\.(avif|webp|jpe?g|png|svg|woff2|css)$":
      "<rootDir>/__tests__/support/file.ts",
  },
  restoreMocks: true,
};
