import { graphql } from "gatsby";
import { Columns } from "../../ui/Columns";
import { Quote } from "../../ui/Quote";
import { Section } from "../../ui/Section";

interface FundingTestimonialsProps {
  testimonials: Queries.FundingTestimonialsFragment;
}

/** Two testimonials, the first one larger. */
export function FundingTestimonials({
  testimonials: { heading, items },
}: FundingTestimonialsProps) {
  return (
    <Section plane="mist" headingId="testimonials">
      <h2 id="testimonials" className="visually-hidden">
        {heading}
      </h2>
      <Columns split="7-5" align="end">
        {items.map(({ quote, person, role }, index) => (
          <Quote
            key={person}
            quote={quote}
            name={person}
            detail={role}
            size={index === 0 ? "large" : "medium"}
          />
        ))}
      </Columns>
    </Section>
  );
}

export const fragment = graphql`
  fragment FundingTestimonials on FundingTestimonials {
    heading
    items {
      quote
      person
      role
    }
  }
`;
