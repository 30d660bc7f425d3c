import type { ButtonHTMLAttributes } from "react";

/** The look of a button, and of a link that looks like one (theme/buttons.ts). */
export interface ButtonLook {
  variant?: "contained" | "outlined";
  /** 44 px high; others have 52. */
  size?: "small";
}

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button that does something on the page; links are ActionButtons. */
export const Button = ({
  variant = "contained",
  size,
  ...rest
}: ButtonProps) => (
  <button type="button" data-variant={variant} data-size={size} {...rest} />
);
