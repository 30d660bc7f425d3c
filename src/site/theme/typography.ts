import type { CSSObject } from "@emotion/react";
import type { TypographyVariantsOptions } from "@mui/material/styles";
import { fonts } from "./tokens";

const heading = (
  fontSize: string,
  lineHeight: number,
  letterSpacing: string,
) => ({
  fontFamily: fonts.serif,
  fontWeight: 400,
  fontSize,
  lineHeight,
  letterSpacing,
  textWrap: "balance",
});

/**
 * The type scale (docs/design.md#type). Eczar for headings and figures, Figtree for everything else. Serif texts end at
 * 22, 28, 36 and 40 px, but for the headline of a page or an item and for figures.
 */
export const typography: TypographyVariantsOptions = {
  fontFamily: fonts.sans,
  /** The headline of a page, and its closing block. "Entrepreneurship" fits in seven of twelve columns. */
  display: heading("clamp(2.75rem, 0.3rem + 6.4vw, 6.25rem)", 0.98, "-0.03em"),
  /**
   * The headline of an item. Below 375 px smaller than the design's 40 px, so that "Entrepreneurship" does not break.
   */
  h1: {
    ...heading("clamp(2.25rem, 1.68rem + 3.5vw, 4.75rem)", 1.06, "-0.018em"),
    // Balanced lines would part "Growth Summit:".
    textWrap: "pretty",
  },
  /** Sections. */
  h2: heading("clamp(2rem, 1.8rem + 0.8vw, 2.5rem)", 1.1, "-0.018em"),
  /** The first of several items, the links of the menu, h2 of articles. */
  headline: heading(
    "clamp(1.75rem, 1.6rem + 0.7vw, 2.25rem)",
    1.14,
    "-0.018em",
  ),
  /** Lists of facts, large cards, quotations. */
  h3: heading("clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)", 1.2, "-0.018em"),
  /** The title of something to read. */
  title: heading("1.375rem", 1.2, "-0.018em"),
  h4: {
    fontWeight: 600,
    fontSize: "1.25rem",
    lineHeight: 1.25,
    letterSpacing: "-0.01em",
  },
  stat: heading("clamp(3rem, 2.2rem + 3.4vw, 5.25rem)", 0.88, "-0.035em"),
  price: heading("min(15vw, clamp(2.25rem, 1.7rem + 2.2vw, 3.75rem))", 1, "0"),
  /** Leads. */
  subtitle1: {
    fontSize: "clamp(1.125rem, 1.05rem + 0.3vw, 1.3125rem)",
    lineHeight: 1.5,
    textWrap: "balance",
  },
  /** Names: of tabs, rows and small cards. */
  subtitle2: { fontWeight: 600, fontSize: "1.0625rem", lineHeight: 1.35 },
  body1: { fontSize: "1.0625rem", lineHeight: 1.6, letterSpacing: 0 },
  /** Dates, roles, categories and legal lines, no other text. */
  body2: { fontSize: "0.9375rem", lineHeight: 1.55, letterSpacing: 0 },
  /** The text of articles and documents. */
  article: { fontSize: "1.1875rem", lineHeight: 1.7 },
  button: {
    fontWeight: 600,
    fontSize: "1rem",
    lineHeight: 1.2,
    textTransform: "none",
  },
};

/** Breaks words that are wider than their column, and lets the column be narrower than its longest word. */
export const breakingWords = {
  hyphens: "auto",
  overflowWrap: "anywhere",
} satisfies CSSObject;

/** Hides an element from all but screen readers, for conditional styles. Elsewhere use the class `visually-hidden`. */
export const visuallyHidden = {
  position: "absolute",
  width: 1,
  height: 1,
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} satisfies CSSObject;
