import { styled } from "@mui/material/styles";
import { space } from "../../theme/tokens";
import { Caption } from "./Caption";

const Root = styled("figure")({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
});

const Text = styled("div")({ paddingBottom: space[6] });

const Words = styled("blockquote")(({ theme }) => theme.typography.h3);

const Outcome = styled("p")(({ theme }) => ({
  marginBottom: space[4],
  "& > b": {
    ...theme.typography.stat,
    display: "block",
    marginBottom: space[2],
  },
}));

const Name = styled("b")({ display: "block" });

interface QuoteProps {
  quote: string;
  name: string;
  /** Position, company or place. */
  detail: string;
  /** What came of it, a figure and its label, above the quotation. */
  outcome?: { figure: string; label: string } | null;
  className?: string;
}

/** A quotation without card or quote glyph. Styles may change the slot `quote`. */
export function Quote({ quote, name, detail, outcome, className }: QuoteProps) {
  return (
    <Root className={className}>
      <Text>
        {outcome && (
          <Outcome>
            <b>{outcome.figure}</b> {outcome.label}
          </Outcome>
        )}
        <Words data-slot="quote">{quote}</Words>{" "}
      </Text>
      <figcaption>
        <Name>{name}</Name> <Caption as="span">{detail}</Caption>{" "}
      </figcaption>
    </Root>
  );
}
