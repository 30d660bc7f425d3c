import { styled } from "@mui/material/styles";

const Root = styled("span")({
  // Tracking pulls the rupee sign and the first digit together.
  "& > span": { marginRight: "0.1em" },
});

interface FigureTextProps {
  /** The raw figure: 25Cr+, $5,000, ₹89,000. */
  value: string;
  className?: string;
}

/** A figure that keeps its rupee sign clear of the digits. */
export function FigureText({ value, className }: FigureTextProps) {
  return (
    <Root className={className}>
      {value.startsWith("₹") ? (
        <>
          <span>₹</span>
          {value.slice(1)}
        </>
      ) : (
        value
      )}
    </Root>
  );
}
