import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { softPlanes } from "../theme/tones";
import { Columns } from "../ui/structure/Columns";
import { Section } from "../ui/structure/Section";
import { HeroWords } from "./HeroWords";
import { Sheet } from "./Sheet";

interface HeroProps extends ComponentProps<typeof HeroWords> {
  tone?: Queries.Tone | null;
  sheet?: Queries.SheetFragment | null;
}

/** The opening of a page: words, alone or in seven columns beside a sheet in five (docs/design.md#hero). */
export const Hero = ({ tone, sheet, ...words }: HeroProps) => (
  <Section
    plane={softPlanes[tone ?? "primary"]}
    sx={({ layout }) => ({ pt: layout.pageTop })}
  >
    <Columns first={sheet ? 7 : 12} second={5}>
      <HeroWords {...words} />
      {sheet && <Sheet {...sheet} />}
    </Columns>
  </Section>
);

export const fragment = graphql`
  fragment Hero on HeroSection {
    title
    lead
    tone
    actions {
      ...Action
    }
    sheet {
      ...Sheet
    }
  }
`;
