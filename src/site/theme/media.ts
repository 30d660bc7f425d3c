import type { CSSObject } from "@emotion/react";

/** Devices that hover. On others a hover style would stay after a tap, like a chosen state. */
export const canHover = "@media (hover: hover)";

/** Where motion is welcome. Not on paper, which shows what has not come into view. */
export const moving =
  "@media screen and (prefers-reduced-motion: no-preference)";

/** A control that works by scripts alone, and does nothing on paper. */
export const scriptedControl = {
  "html:not(.js) &": { display: "none" },
  "@media print": { display: "none" },
} satisfies CSSObject;
