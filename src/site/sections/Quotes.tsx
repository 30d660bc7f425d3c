import Box from "@mui/material/Box";
import { graphql } from "gatsby";
import { CardGrid } from "../ui/cards/CardGrid";
import { Section, type SectionId } from "../ui/structure/Section";
import { Quote } from "../ui/text/Quote";

/** What clients say, side by side. */
export const Quotes = ({
  id,
  heading,
  quotes,
}: Queries.QuotesFragment & SectionId) => (
  <Section headingId={id} heading={heading} headingHidden plane="neutralSoft">
    <CardGrid columns={2}>
      {quotes.map((quote) => (
        <Box key={quote.quote} component="li" sx={{ display: "grid" }}>
          <Quote {...quote} />
        </Box>
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
