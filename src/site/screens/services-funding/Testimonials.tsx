import { styled } from "@mui/material/styles";
import { Section } from "../../ui/structure/Section";
import { Quote } from "../../ui/text/Quote";

/** The first is large. Pairs from 900 px on. */
const Quotes = styled("div")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: `36px ${layout.gap}`,
  alignItems: "end",
  [breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  },
}));

const Testimonial = styled(Quote)(({ theme }) => ({
  [theme.breakpoints.up("md")]: { gridColumn: "span var(--span)" },
  '&[data-size="large"] [data-slot="quote"]': {
    fontSize: "clamp(1.75rem, 1.3rem + 2vw, 3rem)",
    lineHeight: 1.14,
  },
}));

/** Columns (of twelve) of a testimonial. With an odd number, the first has its own row. */
function testimonialSpan(index: number, count: number): number {
  if (index === 0 && count % 2 === 1) return 12;
  return (count - index) % 2 === 0 ? 7 : 5;
}

type TestimonialsProps = NonNullable<
  Queries.ServicesFundingScreenQuery["page"]["testimonials"]
>;

/** Founders' words. */
export function Testimonials({ heading, items }: TestimonialsProps) {
  return (
    <Section
      plane="neutralSoft"
      headingId="testimonials"
      hiddenHeading={heading}
    >
      <Quotes>
        {items.map((testimonial, index, { length }) => (
          <Testimonial
            key={testimonial.quote}
            {...testimonial}
            data-size={index === 0 ? "large" : undefined}
            style={{ "--span": testimonialSpan(index, length) }}
          />
        ))}
      </Quotes>
    </Section>
  );
}
