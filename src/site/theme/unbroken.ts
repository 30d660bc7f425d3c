import type { CSSObject } from "@emotion/react";

/** A figure stays on one line, but where a window holds few letters (docs/accessibility.md, 1.4.12). */
export const unbroken = {
  overflowWrap: "anywhere",
  "@media (min-width: 21em)": { whiteSpace: "nowrap" },
} satisfies CSSObject;
