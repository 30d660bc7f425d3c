import { styled } from "@mui/material/styles";
import type { ButtonHTMLAttributes } from "react";
import { canHover, scriptedControl } from "../../theme/media";
import { motion, radii, line } from "../../theme/tokens";
import { Icon } from "../pictures/Icon";
import { IconButton } from "./IconButton";

const Circle = styled(IconButton)(({ theme: { vars } }) => ({
  width: 52,
  height: 52,
  borderRadius: radii.pill,
  border: line.control,
  color: vars.palette.text.primary,
  transition: `color ${motion.fastMs}ms, background-color ${motion.fastMs}ms, border-color ${motion.fastMs}ms`,
  [canHover]: {
    "&:hover": {
      color: vars.palette.primary.contrastText,
      borderColor: vars.palette.primary.main,
      backgroundColor: vars.palette.primary.main,
    },
  },
  "&:focus-visible": { borderRadius: radii.pill, outlineOffset: 3 },
  "&[aria-disabled=true]": {
    color: vars.palette.text.disabled,
    borderColor: vars.palette.divider,
    backgroundColor: vars.palette.surface.soft,
    cursor: "not-allowed",
  },
  ...scriptedControl,
}));

interface RoundButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name. */
  label: string;
  icon: string;
}

/** A round control: previous, next, pause, close. Hidden without scripts. */
export function RoundButton({ label, icon, ...rest }: RoundButtonProps) {
  return (
    <Circle type="button" aria-label={label} {...rest}>
      <Icon path={icon} />
    </Circle>
  );
}
