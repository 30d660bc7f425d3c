import { styled } from "@mui/material/styles";
import type { HTMLAttributes } from "react";
import { space } from "../../theme/tokens";
import { Caption } from "../text/Caption";

const Line = styled("p")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[3]}`,
});

const Amount = styled("span")(({ theme }) => theme.typography.price);

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
    <Amount>{amount}</Amount> {note && <Caption as="span">{note}</Caption>}
  </Line>
);
