import type { CSSObject } from "@emotion/react";

/** Devices that hover. On others a hover style would stay after a tap, like a chosen state. */
export const canHover = "@media (hover: hover)";

/** Windows between phones and laptops (docs/design.md#space). Not paper, which has rules of its own. */
export const tablet =
  "@media screen and (min-width: 37.5em) and (max-width: 56.2em)";

/** The narrowest phones, and most phones with large text: one column. */
export const narrowest = "@media (max-width: 21em)";

/** Windows as low as a phone that lies on its side. */
export const lowWindow = "@media (max-height: 480px)";

/** A control that works by scripts alone, and does nothing on paper. */
export const scriptedControl = {
  "html:not(.js) &": { display: "none" },
  "@media print": { display: "none" },
} satisfies CSSObject;
