import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { space } from "../theme/tokens";
import { Section, SectionHeading } from "../ui/structure/Section";
import { Quote } from "../ui/text/Quote";

const Pair = styled("div")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: `${space[6]} ${layout.gap}`,
  [breakpoints.up("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
}));

interface QuotesProps extends Queries.QuotesFragment {
  /** Id of the heading. */
  id: string;
}

/** What clients say, side by side. */
export const Quotes = ({ id, heading, quotes }: QuotesProps) => (
  <Section headingId={id} plane="neutralSoft">
    <SectionHeading hidden>{heading}</SectionHeading>
    <Pair>
      {quotes.map((quote) => (
        <Quote key={quote.quote} {...quote} />
      ))}
    </Pair>
  </Section>
);

export const fragment = graphql`
  fragment Quotes on QuotesSection {
    heading
    quotes {
      quote
      name
      detail
    }
  }
`;
