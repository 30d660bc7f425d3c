import { keyframes, styled } from "@mui/material/styles";
import { radii } from "../../theme/tokens";

const spin = keyframes({ to: { rotate: "1turn" } });

const Ring = styled("span")({
  flex: "none",
  borderRadius: radii.pill,
  border: "3px solid color-mix(in srgb, currentColor 25%, transparent)",
  borderTopColor: "currentColor",
  animation: `${spin} 900ms linear infinite`,
});

interface SpinnerProps {
  /** Pixels. */
  size?: number;
  /** For screen readers. Leave it out if a text beside the spinner explains it. */
  label?: string;
}

/** A rotating ring in the text colour, also under reduced motion: it is the only sign of progress. */
export const Spinner = ({ size = 20, label }: SpinnerProps) => (
  <Ring
    role={label ? "status" : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    style={{ width: size, height: size }}
  />
);
