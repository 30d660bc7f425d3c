import { styled } from "@mui/material/styles";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { Quote } from "../../ui/text/Quote";
import { space } from "../../theme/tokens";

const Quotes = styled("div")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: `${space[6]} ${layout.gap}`,
  alignItems: "end",
  [breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  },
}));

/** The first is large. Pairs from 900 px on; of an odd number the first has its own row. */
const Testimonial = styled(Quote)(({ theme }) => ({
  [theme.breakpoints.up("md")]: {
    gridColumn: "span 5",
    "&:nth-last-of-type(even)": { gridColumn: "span 7" },
    "&:first-of-type:nth-last-of-type(odd)": { gridColumn: "1 / -1" },
  },
  '&:first-of-type [data-slot="quote"]': theme.typography.headline,
}));

type TestimonialsProps = NonNullable<
  Queries.ServicesFundingScreenQuery["page"]["testimonials"]
>;

/** Founders' words. */
export function Testimonials({ heading, items }: TestimonialsProps) {
  return (
    <Section plane="neutralSoft" headingId="testimonials" quiet>
      <SectionHeading hidden>{heading}</SectionHeading>
      <Quotes>
        {items.map((testimonial, index) => (
          <Testimonial key={index} {...testimonial} />
        ))}
      </Quotes>
    </Section>
  );
}
