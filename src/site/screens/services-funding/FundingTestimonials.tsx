import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { evenColumns } from "../../ui/evenRows";
import { Quote } from "../../ui/Quote";
import { Section } from "../../ui/Section";

/** Pairs from 900 px on. With an odd number, the first has its own row. */
const Quotes = styled("div")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: `36px ${layout.gap}`,
  alignItems: "end",
  [breakpoints.up("md")]: {
    gridTemplateColumns: evenColumns,
    "& > :nth-last-of-type(even)": { gridColumn: "span 7" },
    "& > :nth-last-of-type(odd)": { gridColumn: "span 5" },
    "& > :first-of-type:nth-last-of-type(odd)": { gridColumn: "1 / -1" },
  },
}));

/** Testimonials, the first one larger. */
export function FundingTestimonials({
  heading,
  items,
}: Queries.FundingTestimonialsFragment) {
  return (
    <Section
      plane="mist"
      headingId="testimonials"
      heading={heading}
      headingHidden
    >
      <Quotes>
        {items.map(({ quote, person, role }, index) => (
          <Quote
            key={quote}
            quote={quote}
            name={person}
            detail={role}
            size={index === 0 ? "large" : "medium"}
          />
        ))}
      </Quotes>
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
