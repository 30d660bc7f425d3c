import { styled } from "@mui/material/styles";
import type { ButtonHTMLAttributes } from "react";
import { buttonStyles, lookAttributes, type ButtonLook } from "./buttonStyles";

const Root = styled("button")(({ theme }) => buttonStyles(theme));

type ButtonProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "color">;

/** A button that does something on the page; what leads somewhere is an ActionButton. */
export function Button({ variant, color, size, ...rest }: ButtonProps) {
  return (
    <Root
      type="button"
      {...lookAttributes({ variant, color, size })}
      {...rest}
    />
  );
}
