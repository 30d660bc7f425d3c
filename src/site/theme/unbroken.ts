import type { CSSObject } from "@emotion/react";

/** A figure stays on one line, but where a window holds few letters (docs/accessibility.md, 1.4.12). */
export const unbroken = {
  overflowWrap: "anywhere",
  "@media (min-width: 21em)": { whiteSpace: "nowrap" },
} satisfies CSSObject;

/** What may be several words, such as "1 year free", breaks between them where it has to. */
export const wordByWord = {
  "@media (min-width: 21em)": {
    whiteSpace: "normal",
    overflowWrap: "break-word",
  },
} satisfies CSSObject;
