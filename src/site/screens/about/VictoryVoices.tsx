import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { AutoScrollStrip } from "./AutoScrollStrip";
import { PrimaryIcon } from "../../ui/pictures/PrimaryIcon";
import { Quote } from "../../ui/text/Quote";
import { Section } from "../../ui/structure/Section";
import { space } from "../../theme/tokens";

const Strip = styled(AutoScrollStrip)(({ theme: { layout } }) => ({
  "& li": {
    display: "grid",
    // Two steps of the strip; on phones one fills the window.
    width: `min(448px, 100vw - ${layout.gutter})`,
    paddingRight: space[7],
  },
  '& [data-slot="business"]': { display: "inline-flex", gap: space[2] },
}));

/** Short testimonials in a strip. The page shows it twice: on the primary plane, then under a smaller heading. */
export function VictoryVoices({
  heading,
  voices,
  repeated = false,
}: Queries.VictoryVoicesFragment & { repeated?: boolean }) {
  // So that the two never show the same voices first.
  const shown = repeated ? voices.toReversed() : voices;
  return (
    <Section plane={repeated ? "page" : "primary"} bleed>
      <Strip heading={heading} size={repeated ? "h3" : "h2"}>
        {shown.map(({ name, location, business, testimonial, icon }, index) => (
          <li key={index}>
            <Quote
              quote={testimonial}
              name={name}
              detail={
                <span data-slot="business">
                  <PrimaryIcon path={icon} size={20} />
                  {`${business}, ${location}`}
                </span>
              }
            />
          </li>
        ))}
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
