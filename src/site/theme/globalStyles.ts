import type { CSSObject } from "@emotion/react";
import type { Theme } from "@mui/material/styles";
import { buttonRules } from "./buttons";
import { narrowest } from "./media";
import { dark } from "./darkPalette";
import { light } from "./lightPalette";
import { forcedColours, paper } from "./visitorsMedia";
import { planeRules } from "./planes";
import { headerHeight, motion, scales } from "./tokens";
import { toneRules } from "./tones";
import { breakingWords, visuallyHidden } from "./typography";

type Variable = [name: string, value: string];

/** A palette's colours as CSS variables with MUI's names. */
const variables = (colours: object, prefix = "--mui-palette"): Variable[] =>
  Object.entries(colours).flatMap<Variable>(
    ([key, value]: [string, string | object]) =>
      typeof value === "object"
        ? variables(value, `${prefix}-${key}`)
        : [[`${prefix}-${key}`, value]],
  );

/** The colours of both schemes. */
const schemes = (): CSSObject => ({
  ':root, [data-color-scheme="light"]': {
    colorScheme: "light",
    ...Object.fromEntries(variables(light.palette)),
  },
  "@media screen": {
    '[data-color-scheme="dark"]': {
      colorScheme: "dark",
      ...Object.fromEntries(variables(dark.palette)),
    },
  },
});

const reset = (theme: Theme): CSSObject => ({
  ":root": scales,
  "*, *::before, *::after": { boxSizing: "border-box" },
  html: {
    WebkitTextSizeAdjust: "100%",
    WebkitFontSmoothing: "antialiased",
    // Keeps jump targets and focused elements clear of the header.
    scrollPaddingTop: headerHeight.full + 19,
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
  'a[href^="tel:"]:not([data-label])': { whiteSpace: "nowrap" },
  // An e-mail address is one word, as long as it likes.
  'a[href^="mailto:"]': { overflowWrap: "anywhere" },
  // Pasted addresses and long words in narrow windows, or with large or widely spaced text. A table scrolls first.
  [theme.breakpoints.down("sm")]: {
    body: { overflowWrap: "anywhere" },
    table: { overflowWrap: "break-word" },
  },
  [narrowest]: {
    body: breakingWords,
    // A hyphen would be taken for a part of it.
    'a[href^="mailto:"], textarea': { hyphens: "manual" },
    'a[href^="tel:"]:not([data-label])': { whiteSpace: "normal" },
  },
  "ul, ol": { listStyle: "none" },
  table: { width: "100%", borderCollapse: "collapse", textAlign: "left" },
  a: { color: "inherit", textUnderlineOffset: 5 },
  "b, strong": { fontWeight: 600 },
  "img, svg": { display: "block", maxWidth: "100%", height: "auto" },
  svg: { flex: "none" },
  dialog: { width: "100%", maxWidth: "none", margin: 0, border: 0 },
  // The scroll bar's room stays, so that the page does not move. Only then: on paper, and where browsers hide their scroll
  // bars, the room would be empty.
  "html:has(dialog[open])": { overflow: "hidden", scrollbarGutter: "stable" },
  // Pressed before its part of the page was hydrated (replayedPress.js).
  "[aria-busy]": { opacity: 0.6 },
  ":focus-visible": {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 3,
    borderRadius: 6,
  },
  ".visually-hidden": visuallyHidden,
  // Folded parts (useFoldedParts.ts) of a page whose scripts have failed.
  'html:not(.js) [hidden="until-found"]': { contentVisibility: "visible" },
});

/** Kolam lines (`data-draw`). Scripts start the other motions (`enter.ts`). */
const movement: CSSObject = {
  "@keyframes draw": {
    from: { strokeDasharray: 1, strokeDashoffset: 1 },
    to: { strokeDasharray: 1, strokeDashoffset: 0 },
  },
  "@keyframes pop": { from: { opacity: 0 } },
  "@keyframes seen": { "from, to": { "--drawing": "running" } },
  // Print shows everything, whether or not it has come into view.
  "@media screen and (prefers-reduced-motion: no-preference)": {
    "[data-draw] path": {
      animation: `draw ${motion.drawMs}ms ${motion.drawing} backwards`,
      animationPlayState: "var(--drawing, running)",
    },
    "[data-draw] circle": {
      animation: `pop ${motion.fastMs}ms calc(${motion.drawMs}ms + 30ms * var(--index, 0)) backwards`,
      animationPlayState: "var(--drawing, running)",
    },
    // A line below the fold waits until it is in view. Drawing it earlier would use every frame of a phone's first
    // second. WebKit, the only engine with hanging punctuation, does not inherit the keyframes' value, so it draws
    // immediately.
    "@supports (animation-timeline: view()) and (not (hanging-punctuation: first))":
      {
        "[data-draw]": {
          "--drawing": "paused",
          animation: "seen linear forwards",
          animationTimeline: "view()",
          animationRangeStart: "entry 25%",
        },
      },
  },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      // With a duration alone, elements without a transition of their own would lag by a frame per level.
      transitionProperty: "none",
      transitionDuration: "0.01ms !important",
    },
  },
};

/**
 * Everything global, in one sheet: colour variables, reset, focus ring, planes, tones, buttons, movement (docs/design.md). The
 * build puts it into the HTML, so the browser runs it only in development; the theme refers to the variables by name.
 */
export const globalStyles = (theme: Theme): CSSObject[] => [
  schemes(),
  reset(theme),
  planeRules(theme),
  toneRules(theme),
  buttonRules(theme),
  movement,
  forcedColours,
  paper,
];
