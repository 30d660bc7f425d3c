import { graphql } from "gatsby";
import { CardGrid } from "../ui/cards/CardGrid";
import {
  Section,
  SectionHeading,
  type SectionId,
} from "../ui/structure/Section";
import { Quote } from "../ui/text/Quote";

/** What clients say, side by side. */
export const Quotes = ({
  id,
  heading,
  quotes,
}: Queries.QuotesFragment & SectionId) => (
  <Section headingId={id} plane="neutralSoft">
    <SectionHeading hidden>{heading}</SectionHeading>
    <CardGrid columns={2}>
      {quotes.map((quote) => (
        <li key={quote.quote}>
          <Quote {...quote} />
        </li>
      ))}
    </CardGrid>
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
