import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { AutoScrollStrip } from "./AutoScrollStrip";
import { PrimaryIcon } from "../../ui/pictures/PrimaryIcon";
import { Quote } from "../../ui/text/Quote";
import { Section } from "../../ui/structure/Section";

const space = "clamp(3.5rem, 6vw, 6.5rem)";

const Strip = styled(AutoScrollStrip)(({ theme: { layout, vars } }) => ({
  marginTop: 36,
  paddingLeft: layout.edge("100%"),
  '[data-plane="page"] > * > &': {
    paddingBlock: 30,
    borderBlock: `1px solid ${vars.palette.divider}`,
  },
}));

/** As wide as two scroll steps of the strip. */
const Voice = styled("li")(({ theme: { vars } }) => ({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  gap: 18,
  width: "min(400px, 80vw)",
  marginRight: 48,
  paddingRight: 48,
  borderRight: `1px solid ${vars.palette.divider}`,
  "@media print": { width: "45%", margin: "0 5% 24px 0", border: 0 },
  '[data-plane="primary"] & [data-slot="quote"]': {
    fontSize: "2rem",
    lineHeight: 1.14,
  },
}));

/**
 * Short testimonials in a strip. The page shows it twice: large on the primary plane, then small on the page in the other
 * direction.
 */
export function VictoryVoices({
  heading,
  voices,
  repeated = false,
}: Queries.VictoryVoicesFragment & { repeated?: boolean }) {
  return (
    <Section
      plane={repeated ? "page" : "primary"}
      bleed
      sx={{
        paddingBlock: repeated ? `0 ${space}` : space,
        "@media print": { display: repeated ? "none" : undefined },
      }}
    >
      <Strip
        heading={heading}
        size={repeated ? "h3" : "h2"}
        backwards={repeated}
      >
        {voices.map(
          ({ name, location, business, testimonial, icon }, index) => (
            <Voice key={index}>
              <PrimaryIcon path={icon} size={28} />
              <Quote
                quote={testimonial}
                name={name}
                detail={`${business}, ${location}`}
              />
            </Voice>
          ),
        )}
      </Strip>
    </Section>
  );
}

export const fragment = graphql`
  fragment VictoryVoices on VictoryVoices {
    heading
    voices {
      name
      location
      business
      testimonial
      icon
    }
  }
`;
