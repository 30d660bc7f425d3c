import type { ButtonHTMLAttributes } from "react";

/** Attributes that choose a button's look; the same for links and real buttons. */
export interface ButtonLook {
  variant?: "contained" | "outlined";
  /** 52 or 44 px high. */
  size?: "medium" | "small";
}

/** The look as data attributes, which the global styles know (`theme/buttons.ts`). */
export const lookAttributes = ({
  variant = "contained",
  size = "medium",
}: ButtonLook) => ({
  "data-variant": variant,
  "data-size": size,
});

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button that does something on the page; links are ActionButtons. */
export function Button({ variant, size, ...rest }: ButtonProps) {
  return (
    <button type="button" {...lookAttributes({ variant, size })} {...rest} />
  );
}
