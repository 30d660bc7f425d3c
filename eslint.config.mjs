import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/**
 * Selects a child by its place, except the ends and pairs of a list (`& > li:last-of-type`) and an element's own place
 * among equal ones (`&:first-of-type`).
 */
const childByPlace =
  /(?<!(&|> li|-of-type|\(odd\)|\(even\))(:not\()?):(first|last|nth|nth-last|only)-(of-type|child)/;

/** The rules need type information, also that of queries, which a build writes. */
export default defineConfig(
  globalIgnores([
    ".cache/",
    "public/",
    "coverage/",
    ".develop/",
    ".compare/",
    // Linted by its own tests, with its own packages.
    "editor/",
    "test-results/",
    "src/gatsby-types.d.ts",
  ]),
  {
    // Suppression comments have no effect and are reported.
    linterOptions: {
      noInlineConfig: true,
      reportUnusedDisableDirectives: "error",
    },
  },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: "error",
      "no-console": ["error", { allow: ["warn", "error"] }],
      "no-implicit-coercion": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [
      tseslint.configs.strict,
      tseslint.configs.stylistic,
      jsxA11y.flatConfigs.recommended,
      reactHooks.configs.flat["recommended-latest"],
    ],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/consistent-type-exports": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-deprecated": "error",
      // Module augmentation needs empty interfaces that extend one other.
      "@typescript-eslint/no-empty-object-type": [
        "error",
        { allowInterfaces: "with-single-extends" },
      ],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-for-in-array": "error",
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { attributes: false } },
      ],
      "@typescript-eslint/no-unnecessary-type-assertion": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "@typescript-eslint/only-throw-error": "error",
      "@typescript-eslint/prefer-promise-reject-errors": "error",
      "@typescript-eslint/switch-exhaustiveness-check": "error",
    },
  },
  {
    // Authors' texts have tags alone.
    files: ["src/site/**/*.{ts,tsx}"],
    ignores: ["src/site/ui/text/Prose.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...["Literal[value", "TemplateElement[value.raw"].map((text) => ({
          selector: `${text}=${childByPlace}]`,
          message: "Name the part instead (docs/design.md#styles-in-code).",
        })),
        {
          selector: "JSXAttribute[name.name='ownerState']",
          message: "Use a data attribute (docs/design.md#styles-in-code).",
        },
      ],
    },
  },
  {
    // Code; tables of tests may be longer.
    files: ["{src,tools}/**/*.{ts,tsx}"],
    rules: { "max-lines": ["error", 220] },
  },
  {
    // Inline in every page: plain JavaScript of the browser.
    files: ["src/site/startup/*.js"],
    rules: { "no-undef": "off" },
  },
  {
    // Code that runs on the maintainer's machine and uses no generated types.
    files: ["tools/**/*.ts", "src/gatsby/{model,check,pages}/**/*.ts"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "error",
      "@typescript-eslint/no-unsafe-assignment": "error",
      "@typescript-eslint/no-unsafe-call": "error",
      "@typescript-eslint/no-unsafe-member-access": "error",
      "@typescript-eslint/no-unsafe-return": "error",
    },
  },
  {
    files: ["{tools,editor/server}/**/*.{ts,mjs}", "src/common/errors.ts"],
    rules: { "no-console": "off" },
  },
);
