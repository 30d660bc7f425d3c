import type { ConfigData } from "html-validate";

/**
 * The recommended rules of html-validate, except for valid spellings of React and Gatsby and for rules that the style
 * sheet makes unnecessary.
 */
const config: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes <img/>, srcSet and disabled="": other spellings of the same, one of them throughout.
    "void-style": ["error", { style: "selfclosing" }],
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    "attribute-boolean-style": "off",
    "attribute-empty-style": ["error", { style: "empty" }],
    // React's useId and Gatsby's root begin with an underscore: valid HTML, unusual in CSS only.
    "valid-id": ["error", { relaxed: true }],
    // Sizes of pictures and custom properties are data of one element.
    "no-inline-style": "off",
    // A wide table scrolls in a div with the role.
    "prefer-native-element": ["error", { exclude: ["region"] }],
    // A rule of the style sheet keeps telephone numbers on one line; a copied number keeps its plain spaces.
    "tel-non-breaking": "off",
  },
};

export default config;
