import type { CSSObject } from "@emotion/react";

/** Out of sight but read out: the class `visually-hidden`, for styles that hide only sometimes. */
export const visuallyHidden = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} satisfies CSSObject;
