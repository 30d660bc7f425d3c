import Typography from "@mui/material/Typography";
import { Columns } from "../../ui/Columns";
import { LazyFaqAccordion } from "../../ui/LazyFaqAccordion";
import { Section } from "../../ui/Section";

/** Questions and answers; at most one is open. */
export function CohortFaqs({ heading, items }: Queries.FaqsFragment) {
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
