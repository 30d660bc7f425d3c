import type { CSSObject } from "@emotion/react";

/** A system colour for each colour of the palette that a text, a line or a fill can have. */
const systemColours: Record<string, readonly string[]> = {
  CanvasText: [
    ...["text-primary", "text-secondary", "divider", "error-main"],
    ...["growth-main", "growth-text", "network-main", "network-deep"],
    ...["border-control", "border-outlined", "border-strong", "border-drawing"],
    ...["border-quiet", "border-growth", "border-network"],
  ],
  LinkText: ["primary-main", "primary-dark", "network-dark"],
  GrayText: ["text-disabled"],
  Canvas: [
    ...["primary-contrastText", "growth-contrastText", "primary-light"],
    ...["background-default", "background-paper", "action-disabledBackground"],
    ...["surface-soft", "surface-tint", "surface-plate"],
    ...["surface-highlight", "surface-raised"],
  ],
};

/**
 * The visitor's own colours. The palette names system colours: browsers keep these in fills that mark a state and in
 * drawings, where they drop or leave other colours.
 */
export const forcedColours: CSSObject = {
  "@media (forced-colors: active)": {
    ":root, [data-color-scheme], [data-plane][data-plane]": Object.fromEntries(
      Object.entries(systemColours).flatMap(([colour, names]) =>
        names.map((name) => [`--mui-palette-${name}`, colour]),
      ),
    ),
    "[data-plane][data-plane]": {
      color: "CanvasText",
      backgroundColor: "Canvas",
    },
    "[data-tone]": { color: "CanvasText", "--tone": "CanvasText" },
    // Otherwise browsers put the page's colour behind the words on a fill.
    "a, button, label": { forcedColorAdjust: "none" },
    a: { color: "LinkText" },
  },
};

/** Paper: everything shows, on white, with less space, and nothing is torn apart (docs/design.md#states). */
export const paper: CSSObject = {
  "@media print": {
    ":root": { "--space-8": "2rem" },
    // Filled controls keep their background, which browsers leave out elsewhere.
    "a, button": { printColorAdjust: "exact" },
    "h1, h2, h3, h4, h5, h6, caption": {
      breakAfter: "avoid",
      breakInside: "avoid",
    },
    // It would hold all entries of a list together. An entry is not torn anyway.
    "li :is(h2, h3, h4, h5, h6)": { breakAfter: "auto" },
    "li, tr, figure, blockquote, form, footer, a, button, :has(> picture)": {
      breakInside: "avoid",
    },
    p: { orphans: 3, widows: 3 },
    // Paper brings parts into view, and so begins their motions. Only an important style outweighs a motion.
    "[data-enter]": { opacity: "1 !important", translate: "none !important" },
    "[data-fill]": { clipPath: "none !important" },
  },
};
