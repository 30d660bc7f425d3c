import { imports } from "./importRules.mjs";

/** The site's own lint rules (.oxlintrc.json). JavaScript, because oxlint loads them with Node 20 too. */

/** @typedef {import("./importRules.mjs").Rule} Rule */

/**
 * Selects a child by its place, except the entries of a list (`& > li:last-of-type`) and an element's own place among
 * equal ones (`&:first-of-type`).
 */
const childByPlace =
  /(?<!(&|> li|-of-type|-of-type\([^)]*\))(:not\()?):(first|last|nth|nth-last|only)-(of-type|child)/;

/** @type {Rule} */
const noChildByPlace = {
  create(context) {
    /** @type {(node: import("./importRules.mjs").Node, text: string) => void} */
    const check = (node, text) => {
      if (childByPlace.test(text))
        context.report({
          node,
          message: "Name the part instead (docs/design.md#styles-in-code).",
        });
    };
    return {
      Literal: (node) => check(node, String(node.value)),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

/** @type {Rule} */
const noOwnerState = {
  create: (context) => ({
    JSXAttribute(node) {
      if (node.name.name === "ownerState")
        context.report({
          node,
          message: "Use a data attribute (docs/design.md#styles-in-code).",
        });
    },
  }),
};

/**
 * Reported at the start of the file, where no comment has effect yet.
 *
 * @type {Rule}
 */
const noSuppression = {
  create: (context) => ({
    Program() {
      for (const { value, loc } of context.sourceCode.getAllComments())
        if (/^\s*(oxlint|eslint)-(disable|enable)/.test(value))
          context.report({
            loc: { line: 1, column: 0 },
            message: `Line ${loc.start.line} disables a rule: change the code instead.`,
          });
    },
  }),
};

export default {
  meta: { name: "site" },
  rules: {
    imports,
    "no-child-by-place": noChildByPlace,
    "no-owner-state": noOwnerState,
    "no-suppression": noSuppression,
  },
};
