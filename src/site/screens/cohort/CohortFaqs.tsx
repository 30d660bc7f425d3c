import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { Columns } from "../../ui/Columns";
import { LazyFaqAccordion } from "../../ui/LazyFaqAccordion";
import { Section } from "../../ui/Section";

/** The questions founders ask, one open or none. */
export function CohortFaqs({
  faqs: { heading, items },
}: {
  faqs: Queries.CohortFaqsFragment;
}) {
  return (
    <Section headingId="faqs">
      <Columns split="4-7">
        <Typography id="faqs" variant="h2">
          {heading}
        </Typography>
        <LazyFaqAccordion items={items} />
      </Columns>
    </Section>
  );
}

export const fragment = graphql`
  fragment CohortFaqs on FaqSection {
    heading
    items {
      question
      answer
    }
  }
`;
