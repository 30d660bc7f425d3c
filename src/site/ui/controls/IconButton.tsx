import { styled, type SxProps, type Theme } from "@mui/material/styles";
import type { ButtonHTMLAttributes } from "react";
import { canHover, scriptedControl } from "../../theme/media";
import { line, motion, radii } from "../../theme/tokens";
import { Icon } from "../pictures/Icon";

const Square = styled("button")<{ "data-look"?: "round" }>(
  ({ theme: { vars }, "data-look": look }) => ({
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    background: "none",
    color: "inherit",
    cursor: "pointer",
    "&:focus-visible": { outlineOffset: -3 },
    // The button does not grow with the text.
    "& > svg": { maxWidth: 24, maxHeight: 24 },
    ...(look === "round" && {
      width: 52,
      height: 52,
      borderRadius: radii.pill,
      border: line.control,
      color: vars.palette.text.primary,
      transition: `color ${motion.fastMs}ms, background-color ${motion.fastMs}ms, border-color ${motion.fastMs}ms`,
      "&:focus-visible": { borderRadius: radii.pill, outlineOffset: 3 },
      [canHover]: {
        "&:hover": {
          color: vars.palette.primary.contrastText,
          borderColor: vars.palette.primary.main,
          backgroundColor: vars.palette.primary.main,
        },
      },
      "&[aria-disabled=true]": {
        color: vars.palette.text.disabled,
        borderColor: vars.palette.divider,
        backgroundColor: vars.palette.surface.soft,
        cursor: "not-allowed",
      },
      ...scriptedControl,
    }),
  }),
);

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name. */
  label: string;
  icon: string;
  /** Such as previous, next, pause and close: 52 px with a border, and hidden without scripts. */
  look?: "round";
  sx?: SxProps<Theme>;
}

/** An icon as a button, 44 px square. */
export const IconButton = ({ label, icon, look, ...rest }: IconButtonProps) => (
  <Square type="button" aria-label={label} data-look={look} {...rest}>
    <Icon path={icon} />
  </Square>
);
