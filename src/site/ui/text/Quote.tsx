import { styled } from "@mui/material/styles";
import { Note } from "./Note";

const Root = styled("figure")({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
});

const Text = styled("div")({ paddingBottom: 28 });

const Words = styled("blockquote")(({ theme }) => theme.typography.quote);

const Name = styled("b")({ display: "block" });

interface QuoteProps {
  quote: string;
  name: string;
  /** Position, company or place. */
  detail: string;
  className?: string;
}

/** A quotation without card or quote glyph. Styles may change the slot `quote`. */
export function Quote({ quote, name, detail, className }: QuoteProps) {
  return (
    <Root className={className}>
      <Text>
        <Words data-slot="quote">{quote}</Words>{" "}
      </Text>
      <figcaption>
        <Name>{name}</Name> <Note as="span">{detail}</Note>{" "}
      </figcaption>
    </Root>
  );
}
