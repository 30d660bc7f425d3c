import type { CSSObject } from "@emotion/react";

/** Forced colours: browsers replace the palette by themselves. A disabled button still looks disabled. */
export const forcedColours: CSSObject = {
  "@media (forced-colors: active)": {
    "[data-variant]:is(:disabled, [aria-disabled=true])": { color: "GrayText" },
  },
};

/** Paper: everything shows, on white, with less space, and no entry is torn apart (docs/design.md#states). */
export const paper: CSSObject = {
  "@media print": {
    ":root": { "--space-8": "2rem" },
    "nav, dialog, footer, header button": { display: "none" },
    // Filled controls keep their background, which browsers leave out elsewhere.
    "a, button": { printColorAdjust: "exact" },
    "h1, h2, h3, h4, h5, h6": { breakAfter: "avoid" },
    "li, tr, figure, blockquote, .MuiCard-root": { breakInside: "avoid" },
    // Paper brings parts into view, and so begins their motions. Only an important style outweighs a motion.
    "[data-enter]": { opacity: "1 !important", translate: "none !important" },
  },
};
