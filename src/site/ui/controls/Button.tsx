import { styled, type CSSObject, type Theme } from "@mui/material/styles";
import type { ButtonHTMLAttributes } from "react";
import { canHover } from "../../theme/media";
import { motion, radii, space } from "../../theme/tokens";

/** Attributes that choose a button's look; the same for links and real buttons. */
export interface ButtonLook {
  variant?: "contained" | "outlined";
  /** 52 or 44 px high. */
  size?: "medium" | "small";
}

/** The look as data attributes, for elements styled with buttonStyles. */
export const lookAttributes = ({
  variant = "contained",
  size = "medium",
}: ButtonLook) => ({
  "data-variant": variant,
  "data-size": size,
});

/** With `aria-disabled` a button keeps the focus, and screen readers still find it. */
const disabled = "&:is(:disabled, [aria-disabled=true])";

/**
 * Pill buttons without ripple, shadow or capitals (docs/design.md#states), in the colours of their plane. MUI's Button
 * would add 7 KB to every page's first load, for a ripple and spinner that the design does not use.
 */
export const buttonStyles = ({
  vars: { palette },
  typography,
  breakpoints,
}: Theme): CSSObject => ({
  ...typography.button,
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
  [canHover]: { "&:hover": { backgroundColor: palette.primary.dark } },
  "&:focus-visible": { borderRadius: radii.pill },
  '&[data-variant="outlined"]': {
    color: palette.primary.main,
    borderColor: palette.border.outlined,
    backgroundColor: "transparent",
    [canHover]: { "&:hover": { backgroundColor: palette.surface.tint } },
    '[data-color-scheme="dark"] &': { color: palette.text.primary },
  },
  [breakpoints.down("sm")]: { width: "100%" },
  '&[data-size="small"]': {
    width: "auto",
    minHeight: 44,
    padding: `${space[2]} ${space[5]}`,
    fontSize: typography.body2.fontSize,
  },
  [`${disabled}, ${disabled}:hover`]: {
    color: palette.text.disabled,
    borderColor: "transparent",
    backgroundColor: palette.action.disabledBackground,
    cursor: "not-allowed",
  },
});

const Root = styled("button")(({ theme }) => buttonStyles(theme));

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button that does something on the page; links are ActionButtons. */
export function Button({ variant, size, ...rest }: ButtonProps) {
  return (
    <Root type="button" {...lookAttributes({ variant, size })} {...rest} />
  );
}
