import { styled } from "@mui/material/styles";
import type { HTMLAttributes } from "react";
import { Note } from "./Note";

const Root = styled("figure")({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
});

const Text = styled("div")({ paddingBottom: 28 });

const Words = styled("blockquote")(({ theme }) => theme.typography.quote);

const Name = styled("b")({ display: "block" });

interface QuoteProps extends HTMLAttributes<HTMLElement> {
  quote: string;
  name: string;
  /** Position, company or place. */
  detail: string;
}

/** A quotation without card or quote glyph. Styles may change the slot `quote`. */
export function Quote({ quote, name, detail, ...rest }: QuoteProps) {
  return (
    <Root {...rest}>
      <Text>
        <Words data-slot="quote">{quote}</Words>{" "}
      </Text>
      <figcaption>
        <Name>{name}</Name> <Note as="span">{detail}</Note>{" "}
      </figcaption>
    </Root>
  );
}
