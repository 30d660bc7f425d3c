import type { ConfigData } from "html-validate";

/** The recommended rules of html-validate, with exceptions for valid HTML of React and Gatsby. */
const config: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes <img/>, srcSet and disabled="".
    "void-style": ["error", { style: "selfclosing" }],
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    "attribute-boolean-style": "off",
    "attribute-empty-style": ["error", { style: "empty" }],
    // Ids of React's useId and of Gatsby begin with an underscore.
    "valid-id": ["error", { relaxed: true }],
    // Picture sizes and custom properties belong to one element.
    "no-inline-style": "off",
    // The style sheet keeps telephone numbers on one line.
    "tel-non-breaking": "off",
  },
};

export default config;
