import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { HTMLAttributes } from "react";
import { space } from "../../theme/tokens";
import { Caption } from "../text/Caption";

const Line = styled("p")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[3]}`,
});

interface PriceProps extends HTMLAttributes<HTMLParagraphElement> {
  amount: string;
  /** What the price is for or includes. */
  note?: string | null;
  /** Before the amount, for screen readers. */
  label?: string | undefined;
}

/** A price of a programme or a tier. */
export const Price = ({ amount, note, label, ...rest }: PriceProps) => (
  <Line {...rest}>
    {label && <span className="visually-hidden">{label} </span>}
    <Typography variant="price">{amount}</Typography>{" "}
    {note && <Caption as="span">{note}</Caption>}
  </Line>
);
