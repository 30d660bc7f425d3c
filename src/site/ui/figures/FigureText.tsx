import { styled } from "@mui/material/styles";

/** Tracking pulls the rupee sign and the first digit together. */
const RupeeSign = styled("span")({ marginRight: "0.1em" });

interface FigureTextProps {
  /** The raw figure: 25Cr+, $5,000, ₹89,000. */
  value: string;
  className?: string;
}

/** A figure that keeps its rupee sign clear of the digits. */
export function FigureText({ value, className }: FigureTextProps) {
  return (
    <span className={className}>
      {value.startsWith("₹") ? (
        <>
          <RupeeSign>₹</RupeeSign>
          {value.slice(1)}
        </>
      ) : (
        value
      )}
    </span>
  );
}
