import { styled } from "@mui/material/styles";
import type { HTMLAttributes } from "react";

/** Tracking pulls a currency's sign and the first digit together. */
const CurrencySign = styled("span")({ marginRight: "0.1em" });

/** The glyph of the dollar has a margin of its own. */
const leadingSign = /^(?!\$)\p{Sc}/u;

interface FigureTextProps extends HTMLAttributes<HTMLSpanElement> {
  /** The written figure or price: 25Cr+, $5,000, £89,000. */
  value: string;
}

/** A figure or price that keeps its currency's sign clear of the digits. */
export function FigureText({ value, ...rest }: FigureTextProps) {
  const [sign = ""] = leadingSign.exec(value) ?? [];
  return (
    <span {...rest}>
      {sign ? (
        <>
          <CurrencySign>{sign}</CurrencySign>
          {value.slice(sign.length)}
        </>
      ) : (
        value
      )}
    </span>
  );
}
