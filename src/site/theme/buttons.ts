import type { CSSObject } from "@emotion/react";
import type { Theme } from "@mui/material/styles";
import { canHover } from "./media";
import { motion, radii, space } from "./tokens";

/** With `aria-disabled` a button keeps the focus, and screen readers still find it. */
const disabled = "[data-variant]:is(:disabled, [aria-disabled=true])";

/**
 * Pill buttons without ripple, shadow or capitals (docs/design.md#states), in the colours of their plane: links and buttons
 * with `data-variant` and `data-size` (Button.tsx). MUI's Button would add 7 KB to every page's first load, for a
 * ripple and spinner that the design does not use.
 */
export const buttonRules = ({
  breakpoints,
  typography,
  vars: { palette },
}: Theme): CSSObject => ({
  "[data-variant]": {
    fontFamily: typography.fontFamily,
    fontWeight: typography.button.fontWeight,
    fontSize: typography.button.fontSize,
    lineHeight: typography.button.lineHeight,
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space[3],
    minHeight: 52,
    padding: `${space[2]} ${space[5]}`,
    border: "1.5px solid transparent",
    borderRadius: radii.pill,
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    transition: `background-color ${motion.fastMs}ms`,
    color: palette.primary.contrastText,
    backgroundColor: palette.primary.main,
    "&:focus-visible": { borderRadius: radii.pill },
    [breakpoints.down("sm")]: { width: "100%" },
    [canHover]: { "&:hover": { backgroundColor: palette.primary.dark } },
  },
  "[data-variant=outlined]": {
    color: palette.primary.main,
    borderColor: palette.border.outlined,
    backgroundColor: "transparent",
    '[data-color-scheme="dark"] &': { color: palette.text.primary },
    [canHover]: { "&:hover": { backgroundColor: palette.surface.tint } },
  },
  "[data-variant][data-size=small]": {
    width: "auto",
    minHeight: 44,
    fontSize: typography.body2.fontSize,
  },
  [`${disabled}, ${disabled}:hover`]: {
    color: palette.text.disabled,
    borderColor: "transparent",
    backgroundColor: palette.action.disabledBackground,
    cursor: "not-allowed",
  },
});
