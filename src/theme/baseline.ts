import type { Components, Theme } from "@mui/material/styles";
import { toneRules } from "./tones";
import { motion } from "./tokens";

const reset = {
  "h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset": {
    margin: 0,
    padding: 0,
    border: 0,
  },
  "ul, ol": { listStyle: "none" },
  table: { width: "100%", borderCollapse: "collapse", textAlign: "left" },
  a: { color: "inherit" },
  "img, svg": { display: "block", maxWidth: "100%" },
  "h1, h2, h3, h4": { textWrap: "balance" },
};

/** Rows and cards rise once when they come into view; only browsers that can do it by CSS take part. */
const entrance = {
  "@media (prefers-reduced-motion: no-preference)": {
    "@supports (animation-timeline: view())": {
      "@keyframes enter": { from: { opacity: 0, translate: "0 16px" } },
      "[data-enter]": {
        animation: `enter ${motion.enter}ms ${motion.standard} both`,
        animationTimeline: "view()",
        animationRange: "entry 0% entry 60%",
      },
    },
  },
};

const stillness = {
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      scrollBehavior: "auto !important",
      transitionDuration: "0.01ms !important",
    },
  },
};

/** Global rules: reset, focus ring, tones, entrance, reduced motion (design sections 2, 6, 7 and 11). */
export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      ...reset,
      html: { WebkitTextSizeAdjust: "100%" },
      body: { overflowX: "clip", ...theme.typography.body1 },
      ":focus-visible": {
        outline: `3px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: 3,
        borderRadius: 6,
      },
      "[id]": { scrollMarginTop: 96 },
      "html:not(.js) .js-only": { display: "none" },
      ...toneRules(theme),
      ...entrance,
      ...stillness,
    }),
  },
};
