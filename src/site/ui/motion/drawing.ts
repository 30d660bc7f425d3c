import { keyframes } from "@mui/material/styles";
import { motion } from "../../theme/tokens";

const draw = keyframes({
  from: { strokeDasharray: 1, strokeDashoffset: 1 },
  to: { strokeDasharray: 1, strokeDashoffset: 0 },
});

const seen = keyframes({ "from, to": { "--drawing": "running" } });

/** Whether lines may draw themselves. Not on paper, which shows what has not come into view. */
export const moving =
  "@media screen and (prefers-reduced-motion: no-preference)";

/** Draws the paths of a picture once, when it is seen (docs/design.md#motion). They need `pathLength={1}`. */
export const drawing = {
  [moving]: {
    "& path": {
      animation: `${draw} ${motion.drawMs}ms ${motion.drawing} backwards`,
      animationPlayState: "var(--drawing, running)",
    },
    // A line below the fold waits until it is in view. Drawing it earlier would use every frame of a phone's first
    // second. WebKit, the only engine with hanging punctuation, does not inherit the keyframes' value, so it draws
    // immediately.
    "@supports (animation-timeline: view()) and (not (hanging-punctuation: first))":
      {
        "--drawing": "paused",
        animation: `${seen} linear forwards`,
        animationTimeline: "view()",
        animationRangeStart: "entry 25%",
      },
  },
};
