import type { CSSObject } from "@emotion/react";
import type { Theme } from "@mui/material/styles";
import { buttonRules } from "./buttons";
import { light } from "./lightPalette";
import { paletteVariables } from "./paletteVariables";
import { canHover } from "./media";
import { forcedColours, paper } from "./visitorsMedia";
import { planeRules } from "./planes";
import { headerHeight, scales } from "./tokens";
import { toneRules } from "./tones";
import { visuallyHidden } from "./typography";

const lightScheme: CSSObject = {
  ':root, [data-color-scheme="light"]': {
    colorScheme: "light",
    ...paletteVariables(light.palette),
  },
};

const reset = (theme: Theme): CSSObject => ({
  ":root": scales,
  "*, *::before, *::after": { boxSizing: "border-box" },
  html: {
    WebkitTextSizeAdjust: "100%",
    WebkitFontSmoothing: "antialiased",
    // Keeps jump targets and focused elements clear of the header.
    scrollPaddingTop: headerHeight.full + 19,
    // Keeps focused elements clear of a toast.
    scrollPaddingBottom: "7rem",
  },
  body: {
    margin: 0,
    overflowX: "clip",
    // For words wider than their column.
    overflowWrap: "break-word",
    // No word alone in the last line.
    textWrap: "pretty",
    fontFamily: theme.typography.fontFamily,
    fontSize: theme.typography.body1.fontSize,
    lineHeight: theme.typography.body1.lineHeight,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.default,
  },
  "h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote": {
    margin: 0,
    padding: 0,
  },
  'a[href^="tel:"]': { whiteSpace: "nowrap" },
  // An e-mail address is one word, as long as it likes.
  'a[href^="mailto:"]': { overflowWrap: "anywhere" },
  // Pasted addresses and long words in narrow windows, or with large or widely spaced text. A table scrolls first.
  [theme.breakpoints.down("sm")]: {
    body: { overflowWrap: "anywhere" },
    table: { overflowWrap: "break-word" },
  },
  "ul, ol": { listStyle: "none" },
  table: { width: "100%", borderCollapse: "collapse", textAlign: "left" },
  a: { color: "inherit", textUnderlineOffset: 5 },
  // A link that covers its positioned card or row.
  "a:where([data-covers])": { textDecoration: "none" },
  "[data-covers]::after": { content: '""', position: "absolute", inset: 0 },
  [canHover]: {
    "a:where([data-covers]:hover)": { color: theme.vars.palette.primary.main },
  },
  "b, strong": { fontWeight: 600 },
  "img, svg": { display: "block", maxWidth: "100%", height: "auto" },
  svg: { flex: "none" },
  dialog: { width: "100%", maxWidth: "none", margin: 0, border: 0 },
  // The scroll bar's room stays, so that the page does not move. Only then: on paper, and where browsers hide their scroll
  // bars, the room would be empty.
  "html:has(dialog[open], nav:popover-open)": {
    overflow: "hidden",
    scrollbarGutter: "stable",
  },
  // Pressed before its part of the page was hydrated (earlyPress.ts).
  "[aria-busy]": { opacity: 0.6 },
  ":focus-visible": {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 3,
    borderRadius: 6,
  },
  ".visually-hidden": visuallyHidden,
  // What a button or a tab shows. Without scripts and on paper all shows.
  "@media screen": {
    "html.js [data-folded][data-folded]": { display: "none" },
  },
});

const reducedMotion: CSSObject = {
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      // With a duration alone, elements without a transition of their own would lag by a frame per level.
      transitionProperty: "none",
      transitionDuration: "0.01ms !important",
    },
  },
};

/**
 * What every page needs, in one sheet: colour variables, reset, focus ring, planes, tones, buttons (docs/design.md). The
 * build puts it into the HTML, so the browser runs it only in development; the theme refers to the variables by name.
 */
export const globalStyles = (theme: Theme): CSSObject[] => [
  lightScheme,
  reset(theme),
  planeRules(theme),
  toneRules(theme),
  buttonRules(theme),
  reducedMotion,
  forcedColours,
  paper,
];
