import { Button, buttonClasses, type ButtonProps } from "@mui/material";

/** A button that keeps the focus while it can do nothing; a disabled one would give it to the page. */
export function ActionButton({
  disabled = false,
  onClick,
  ...button
}: ButtonProps) {
  return (
    <Button
      {...button}
      {...(disabled && {
        "aria-disabled": true,
        className: buttonClasses.disabled,
      })}
      onClick={(event) => {
        if (disabled) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
